/* What is given, in pieces to be shown one after the other: what happened, then how it stands. */
import { habitsOf } from '../games/habits';
import type { Given, Scene, Step, Story } from '../transport/protocol';
import { actingIn, actsOf, split, type Act } from './acts';
import { midway, stillThere } from './midway';
import { beatsOf, BEATS } from './pace';
import { preferences } from './preferences.svelte';
import type { Piece } from './showing.svelte';
import type { Table } from './table.svelte';

/** Something that happened, as it is shown. */
export interface Shown {
  scene: Scene;
  /** The action and what it set off. */
  steps: Step[];
  /** The thing that does it, where it lies in sight. */
  acting: string;
  /** What moves now. */
  moving: Step[];
  /** What moves, and what is told, once all of it was shown. */
  after: Step[];
  /** As far as it is told. */
  story: Story;
}

/** Where a game plays scenes of its own, all of what is given is one piece. What came of a scene is seen and told after it, and
 * what is asked next waits until others have been seen to act. */
export function piecesOf(table: Table, given: Given, apply: () => void): Piece[] {
  const { scene, story } = given;
  const { paced, scenes } = habitsOf(scene.game);
  const beat = BEATS[preferences.pace];
  if (scenes.length || !paced || !beat) {
    const time = paced ? beatsOf(scene.game, scene.seat, story.steps) * beat : 0;
    if (!time) return [{ apply, steps: story.steps, time }];
    const rest = { apply: () => {}, steps: [], time: 0 };
    if (!plays(scene, story.steps)) return [{ apply, steps: story.steps, time }, rest];
    const hold = () => table.display(heldBack(table, given));
    return [
      { apply: hold, steps: story.steps, time },
      { apply, steps: [], time: 0 },
    ];
  }
  const acts = actsOf(scene.seat, story.steps);
  const shown = acts.flatMap((act, at) =>
    act.beats
      ? [{ apply: () => table.display(piece(table, given, acts, at)), steps: act.steps, time: act.beats * beat }]
      : [],
  );
  return [...shown, { apply, steps: [], time: 0 }];
}

/** Whether scenes lie over the table as it stood before them. */
function plays(scene: Scene, steps: Step[]): boolean {
  const { scenes, staged, unveiling } = habitsOf(scene.game);
  if (staged.includes(scene.phase) || steps.some((step) => unveiling.includes(step.kind))) return false;
  return steps.some((step) => step.contest || (scenes.includes(step.kind) && !step.quiet));
}

const heldBack = (table: Table, { scene, story }: Given): Shown => ({
  scene: table.given?.scene ?? scene,
  steps: story.steps,
  acting: '',
  moving: [],
  after: story.steps,
  story: { since: story.since, steps: [], digests: [] },
});

const all = (acts: Act[]): Step[] => acts.flatMap((act) => act.steps);

function piece(table: Table, given: Given, acts: Act[], at: number): Shown {
  const { scene: after, story } = given;
  const before = table.given?.scene ?? after;
  const stood = (until: number): Scene => midway(before, after, all(acts.slice(0, until)));
  const apart = (one: number) => {
    const scene = stood(one);
    const acting = actingIn(scene, acts[one]);
    return { scene, acting, ...split(scene, acts[one], acting) };
  };
  const { scene, acting, now, later } = apart(at);
  const touches = now.some((step) => step.moves?.length || Object.keys(step.change ?? {}).length);
  const gone = later.flatMap((step) => step.moves ?? []);
  const previous = acts.findLastIndex((one, place) => place < at && one.beats > 0);
  const left = previous < 0 ? [] : apart(previous).later;
  return {
    scene: at === acts.length - 1 && touches ? stillThere(scene, after, now, gone) : midway(scene, after, now),
    steps: acts[at].steps,
    acting,
    moving: [...left, ...all(acts.slice(previous + 1, at)), ...now],
    after: [...later, ...all(acts.slice(at + 1))],
    story: { since: story.since, steps: all(acts.slice(0, at + 1)), digests: [] },
  };
}
