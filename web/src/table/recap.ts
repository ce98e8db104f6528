/* What became of a game, from what was told: the course of a number of each player, what changed it, what turned it. */
import { habitsOf } from '../games/habits';
import type { Judgement, Player, Scene, Step, Words } from '../transport/protocol';
import { chanceAround, chanceOf } from './chance';
import { factOf } from './things';

export interface Course {
  player: Player;
  /** At the beginning, and at the end of each turn. */
  values: number[];
}

export interface Blow {
  card: string;
  amount: number;
}

/** A moment after which it stood otherwise. */
export interface Turning {
  number: number;
  turn: number;
  /** Where in `values` of a course. */
  at: number;
  words: Words;
  card: string;
  /** What each player had lost or won by it, by handle. */
  change: Record<string, number>;
  /** To win, before it and after; `after` is none where it was the end. Of a mistake `before` is what was possible. */
  chance: { before: number; after: number | null } | null;
  /** Its words are those of an option: they say what can be done, not what was done. */
  offered?: boolean;
  /** Of a decision that cost much: what was better. */
  judged?: Judgement;
}

/** What somebody reached: a card they completed, and after which turn. */
export interface Reached {
  card: string;
  turn: number;
}

/** Everything that is told of a match that is over. */
export interface Recap {
  courses: Course[];
  turnings: Turning[];
  marks: { at: number; words: Words }[];
}

const OPENS = 'TurnBegan';
const COUNTED = 'hp';
const MOST_TURNINGS = 4;
const MOST_MISTAKES = 2;
const ALWAYS = 100;

/** Worked out backwards from how it stands now. Players without such a number have no course. */
export function courses(scene: Scene, steps: Step[]): Course[] {
  return scene.players.flatMap((player) => {
    const now = factOf(player, COUNTED)?.value;
    if (now == null) return [];
    const values = [now];
    let value = now;
    for (const step of [...steps].reverse()) {
      value -= step.change?.[player.handle] ?? 0;
      if (step.kind === OPENS) values.push(value);
    }
    return [{ player, values: values.reverse() }];
  });
}

/** What each card took from a player, the most first. */
export function blows(steps: Step[], victim: Player): Blow[] {
  const sums = new Map<string, number>();
  for (const step of steps) {
    const change = step.change?.[victim.handle] ?? 0;
    const card = step.cause?.card ?? '';
    if (change < 0 && card) sums.set(card, (sums.get(card) ?? 0) - change);
  }
  return [...sums].map(([card, amount]) => ({ card, amount })).sort((a, b) => b.amount - a.amount);
}

/** Where a game marks what it counts as a turning in any case: after which turn, and what it was. */
export function marks(scene: Scene, steps: Step[]): { at: number; words: Words }[] {
  const kinds = habitsOf(scene.game).turnings;
  let turn = 0;
  return steps.flatMap((step) => {
    if (step.kind === OPENS) turn += 1;
    return kinds.includes(step.kind) ? [{ at: turn, words: step.words }] : [];
  });
}

/**
 * What a player lost by cards of their own: those that lie with them at the end, and with nobody else. Where both play the
 * same card nobody can say whose it was, so it is left out.
 */
export function ownLosses(scene: Scene, steps: Step[], victim: Player): Blow[] {
  const ownerOf = new Map(scene.places.map((place) => [place.id, place.owner ?? -1]));
  const owners = new Map<string, Set<number>>();
  const note = (card: string, seat: number) => owners.set(card, (owners.get(card) ?? new Set()).add(seat));
  for (const thing of scene.things) if (thing.card) note(thing.card, ownerOf.get(thing.place) ?? -1);
  return blows(steps, victim).filter(({ card }) => {
    const seats = owners.get(card);
    return seats?.size === 1 && seats.has(victim.seat);
  });
}

/** What came of a decision, as the story tells it; the decision itself, as it was offered, where that tells nothing. */
function toldOf(steps: Step[], { number, chosen }: Judgement): { words: Words; offered: boolean } {
  const card = chosen.find((span) => span.card)?.card;
  const told = steps.filter((step) => step.number === number && !step.quiet && step.words.length);
  const about = told.find((step) => card && step.words.some((span) => span.card === card));
  const found = about ?? (card ? undefined : told[0]);
  return { words: found?.words ?? chosen, offered: !found };
}

/** The decisions that cost most. */
function mistakes(steps: Step[], decisions: Judgement[]): Turning[] {
  const costly = decisions.filter((one) => one.turning).sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0));
  return costly.slice(0, MOST_MISTAKES).map((judged) => ({
    number: judged.number,
    turn: judged.turn,
    at: steps.filter((step) => step.kind === OPENS && step.number < judged.number).length,
    ...toldOf(steps, judged),
    card: judged.chosen.find((span) => span.card)?.card ?? '',
    change: {},
    chance: { before: judged.best ?? 0, after: chanceOf(judged) },
    judged,
  }));
}

/** The greatest changes, what a game counts as one in any case, what cost most, and the last; in the order they came. */
export function turnings(scene: Scene, steps: Step[], decisions: Judgement[] = []): Turning[] {
  const players = scene.players.map((player) => player.handle);
  const marked = habitsOf(scene.game).turnings;
  const costly = mistakes(steps, decisions);
  const weights = new Map(costly.map((one) => [one, ALWAYS]));
  let turn = 0;
  const happened = steps.flatMap((step): Turning[] => {
    if (step.kind === OPENS) turn += 1;
    const change = Object.fromEntries(Object.entries(step.change ?? {}).filter(([handle]) => players.includes(handle)));
    const size = Object.values(change).reduce((sum, one) => sum + Math.abs(one), 0);
    const weight = marked.includes(step.kind) ? ALWAYS : size;
    const card = step.cause?.card || step.words.find((span) => span.card)?.card || '';
    if (!weight || costly.some((one) => one.number === step.number)) return [];
    const chance = chanceAround(decisions, step.number);
    const found = { number: step.number, turn, at: turn, words: step.words, card, change, chance };
    weights.set(found, weight);
    return [found];
  });
  const last = happened.at(-1);
  if (last) weights.set(last, ALWAYS);
  const all = [...costly, ...happened];
  return [...all]
    .sort((a, b) => weights.get(b)! - weights.get(a)!)
    .slice(0, MOST_TURNINGS)
    .sort((a, b) => a.number - b.number || all.indexOf(a) - all.indexOf(b));
}

/** What a player reached of what a game counts, in the order it came. */
export function reached(scene: Scene, steps: Step[], player: Player): Reached[] {
  const kinds = habitsOf(scene.game).reached;
  let turn = 0;
  return steps.flatMap((step) => {
    if (step.kind === OPENS) turn += 1;
    // who is called "you" is no name: whatever made it happen, it is whose story this is
    const seat = step.words.find((span) => span.seat !== undefined)?.seat ?? scene.seat;
    const card = step.words.find((span) => span.card)?.card ?? '';
    return kinds.includes(step.kind) && seat === player.seat ? [{ card, turn }] : [];
  });
}

/** Turns that are named below a line of all of them: each fifth that is not too near to the last, and the last. */
export function ticks(turns: number): number[] {
  const fifths = Array.from({ length: Math.floor(turns / 5) }, (_, at) => (at + 1) * 5);
  return [...fifths.filter((turn) => turns - turn > 1), turns];
}

/** Worked out once for everything that shows a part of it. */
export const recapOf = (scene: Scene, steps: Step[], decisions: Judgement[]): Recap => ({
  courses: courses(scene, steps),
  turnings: turnings(scene, steps, decisions),
  marks: marks(scene, steps),
});

/** A course as steps of a line in a box of this size. */
export function stairs(values: number[], most: number, width: number, height: number): string {
  const x = (at: number) => ((at / Math.max(1, values.length - 1)) * width).toFixed(1);
  const y = (value: number) => ((1 - Math.max(0, value) / most) * height).toFixed(1);
  return values.map((value, at) => (at ? `H${x(at)}V${y(value)}` : `M0 ${y(value)}`)).join('');
}
