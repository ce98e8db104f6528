/* What happened, kept together from what was told piece by piece. */
import type { Digest, Scene, Step, Story } from '../transport/protocol';

export interface Told {
  steps: Step[];
  /** `first` and `last` are places in `steps`. */
  digests: Digest[];
}

export const NOTHING: Told = { steps: [], digests: [] };

/** More of the story. What was told after the moment it goes on from was taken back, or is told again. */
export function continued(told: Told, story: Story): Told {
  const steps = told.steps.filter((step) => step.number <= story.since);
  const before = steps.length;
  const kept = told.digests.filter((digest) => digest.last < before);
  const added = (story.digests ?? []).map((digest) => ({
    ...digest,
    first: digest.first + before,
    last: digest.last + before,
  }));
  const turns = new Set(added.map((digest) => digest.turn));
  return {
    steps: [...steps, ...story.steps],
    digests: [...kept.filter((digest) => !turns.has(digest.turn)), ...added],
  };
}

export interface Chapter {
  /** The step that opened it, if one did. */
  opening: Step | null;
  steps: Step[];
  digest: Digest | null;
}

const OPENS = 'TurnBegan';

/** The story turn by turn, the latest last. Routine is left out, but dice of these rules. */
export function chapters({ steps, digests }: Told, diceTold: string[] = []): Chapter[] {
  const routine = (step: Step): boolean =>
    Boolean(step.quiet) && !(step.kind === 'DieRolled' && diceTold.includes(step.rule ?? ''));
  const found: Chapter[] = [];
  steps.forEach((step, at) => {
    if (step.kind === OPENS || !found.length) {
      const digest = digests.find((one) => one.first <= at && at <= one.last) ?? null;
      found.push({ opening: step.kind === OPENS ? step : null, steps: [], digest });
      if (step.kind === OPENS) return;
    }
    if (!routine(step)) found[found.length - 1].steps.push(step);
  });
  return found;
}

/** An action, and what it set off. */
export interface Deed {
  act: Step;
  then: Step[];
}

/** Steps by what set them off. What a turn begins with and nothing told set off stands for itself. */
export function deeds(steps: Step[]): Deed[] {
  const found: Deed[] = [];
  for (const step of steps)
    if (step.depth && found.length) found[found.length - 1].then.push(step);
    else found.push({ act: step, then: [] });
  return found;
}

/** The card a step is about, where it is told which: the one it names, or the one whose text did it. */
export const cardOf = (step: Step): string => step.words.find((span) => span.card)?.card ?? step.cause?.card ?? '';

/** What a moment came to: of what lies least deep in it the last. */
export function mainStep(steps: Step[]): Step | undefined {
  const told = steps.filter((step) => !step.quiet);
  const least = Math.min(...told.map((step) => step.depth ?? 0));
  return told.findLast((step) => (step.depth ?? 0) === least);
}

/** The thing a moment is about, where it lies in sight. */
export function subjectOf(scene: Scene, steps: Step[]): string {
  const step = mainStep(steps);
  const named = step?.words.flatMap((span) => span.thing ?? []) ?? [];
  const handles = [...named, ...(step?.moves ?? []).map((move) => move.now), step?.cause?.thing ?? ''];
  return handles.find((handle) => handle && scene.things.some((thing) => thing.handle === handle)) ?? '';
}

/** Whether somebody or something lost by it. */
export const hurts = (step: Step): boolean => Object.values(step.change ?? {}).some((change) => change < 0);

/** The moments after which something had happened that is told, in order. */
export const moments = ({ steps }: Told): number[] => [
  ...new Set(steps.filter((step) => !step.quiet).map((step) => step.number)),
];

/** Those that are gone through again: from before anything happened. */
export const gone = (told: Told): number[] => [0, ...moments(told)];

/** The nearest of these moments before and after one. */
export const around = (numbers: number[], at: number): { before?: number; after?: number } => ({
  before: numbers.findLast((number) => number < at),
  after: numbers.find((number) => number > at),
});
