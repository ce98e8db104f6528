/* A scene drawn small, to be watched: which places where. The plain one draws any. */
import type { Component } from 'svelte';
import type { Scene } from '../transport/protocol';

/** `before` is the moment before, so that what has changed can be seen. */
export type Small = Component<{ scene: Scene; before?: Scene }>;

const SMALL: Record<string, () => Promise<{ default: Small }>> = {
  magenoir: () => import('./magenoir/SmallDuel.svelte'),
};

export const smallOf = async (game: string): Promise<Small> =>
  (await (SMALL[game] ?? (() => import('./plain/SmallPlain.svelte')))()).default;
