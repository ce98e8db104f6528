/* A layout draws the scenes of one game: which places where. The plain one draws any. */
import type { Component } from 'svelte';
import type { Scene } from '../transport/protocol';

export interface LayoutProps {
  scene: Scene;
  phone: boolean;
  /** Whether all options are listed. */
  listed?: boolean;
  onleave?: () => void;
}

export type Layout = Component<LayoutProps, object, 'listed'>;

const LAYOUTS: Record<string, () => Promise<{ default: Layout }>> = {
  anima: () => import('./anima/Anima.svelte'),
  magenoir: () => import('./magenoir/Duel.svelte'),
};

export const layoutOf = async (game: string): Promise<Layout> =>
  (await (LAYOUTS[game] ?? (() => import('./plain/Plain.svelte')))()).default;
