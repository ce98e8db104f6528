/* Which scene what has just happened is: a Combat, an exploration, or something that stands for itself. */
import { cardOf } from '../../table/story';
import type { Table } from '../../table/table.svelte';
import type { Contest, Scene, Step } from '../../transport/protocol';

/** Kinds of events that stand for themselves, the weightiest first. */
const WEIGHT = [
  'FinalMissionRevealed',
  'CrisisBegan',
  'PartyDestroyed',
  'MissionCompleted',
  'TrapSprung',
  'CharacterDied',
  'UseCancelled',
  'PartyExpelled',
  'CharacterJoined',
];

export const scenic = (steps: Step[]): Step[] =>
  WEIGHT.flatMap((kind) => steps.filter((step) => step.kind === kind && !step.quiet));

/** The last Combat that was decided, and what came of it. */
export function decided(steps: Step[]): { contest: Contest; after: Step[] } | null {
  const at = steps.findLastIndex((step) => step.contest);
  if (at < 0) return null;
  return { contest: steps[at].contest!, after: steps.slice(at + 1).filter((step) => !step.quiet) };
}

export interface Exploration {
  area: string;
  /** What the die shows, where it is told. */
  face: number;
  /** The ids of Encounters that turned up. */
  met: string[];
  told: Step[];
}

/** The Encounter is named after where it is met. */
const lastCard = (step: Step): string[] => {
  const card = step.words.findLast((span) => span.card)?.card;
  return card ? [card] : [];
};

const MET = ['EncounterRevealed', 'EncounterTooHigh'];

/** The last exploration, with what turned up. */
export function exploration(steps: Step[]): Exploration | null {
  const at = steps.findLastIndex((step) => step.kind === 'Explored');
  if (at < 0) return null;
  const rest = steps.slice(at);
  return {
    area: cardOf(steps[at]),
    face: steps[at].dice?.at(-1)?.face ?? 0,
    met: [...new Set(rest.filter((step) => MET.includes(step.kind)).flatMap(lastCard))],
    told: rest.filter((step) => !step.quiet),
  };
}

/** Somebody is asked whether they answer what has just happened. */
export const interrupts = (table: Table): boolean => table.mine && table.ask?.id === 'interrupt';

/** Whether something lies over the land now. */
export const happens = (scene: Scene, steps: Step[]): boolean =>
  Boolean(scene.contest ?? scene.bargain) ||
  decided(steps) !== null ||
  exploration(steps) !== null ||
  scenic(steps).length > 0;
