/* How long what happens is shown before what follows it, as somebody set it: in beats, so that one setting serves every game. */
import { habitsOf } from '../games/habits';
import type { Given, Step } from '../transport/protocol';

export const PACES = ['slow', 'usual', 'fast', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds of a beat: an action of somebody else takes one. */
export const BEATS: Record<Pace, number> = { slow: 1500, usual: 800, fast: 300, 'at-once': 0 };

const MOST = 4;
/** Several scenes at once each have their time. */
const MOST_SCENES = 4;
const CONTEST = 2;
/** A card that is gone at once is read first: some thirty words. */
const READ = 4;
const FRAME = ['TurnBegan', 'TurnEnded', 'PhaseBegan', 'OrderFixed'];

/** Of what happened at once: a contest and a scene take two beats, also one's own; an action of somebody else takes one. */
export function beatsOf(game: string | undefined, seat: number, steps: Step[]): number {
  const { scenes, continues, read } = habitsOf(game);
  let beats = 0;
  let shown = 0;
  for (const step of steps) {
    if (step.contest || scenes.includes(step.kind)) shown += 1;
    else if (!step.quiet && !step.depth && (step.who ?? -1) !== seat && !FRAME.includes(step.kind)) beats += 1;
  }
  if (!shown && steps.some((step) => continues.includes(step.kind))) shown = 1;
  const scenic = Math.min(shown, MOST_SCENES) * CONTEST;
  const cards = steps.filter((step) => read.includes(step.kind) && !step.quiet).length;
  return Math.max(scenic, Math.min(beats + scenic, MOST), cards * READ);
}

/** What is given when nobody has looked on, or what was taken back, is shown at once. */
export const goesOn = (before: number | undefined, { story, scene }: Given): boolean =>
  before !== undefined && story.since >= 0 && scene.number > before;
