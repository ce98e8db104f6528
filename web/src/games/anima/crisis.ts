/* The Crisis as it is told: who is destroyed at once, who tries in which order, and each attempt stage by stage. */
import type { Contest, Scene, Step } from '../../transport/protocol';

export interface Trial {
  /** Fought with dice, or a Speed Check. */
  contest: Contest | null;
  step: Step | null;
  /** null: under way. */
  passed: boolean | null;
  face: number;
  /** What fell before the next. */
  between: Step[];
}

export type Fate = 'unworthy' | 'waits' | 'tries' | 'destroyed' | 'won' | 'spared';

export interface Lane {
  seat: number;
  fate: Fate;
  /** From 1; 0: does not try. */
  place: number;
  trials: Trial[];
  /** The sentence of how it ended. */
  ended: Step | null;
}

const WON = ['MissionCompleted', 'GameWon'];
const FALLS = ['CharacterIncapacitated', 'CharacterDied', 'CharacterExpelled', 'CharacterSpun'];

/** What has happened since the Crisis began; nothing before it. */
export function sinceCrisis(steps: Step[]): Step[] {
  const at = steps.findLastIndex((step) => step.kind === 'CrisisBegan');
  return at < 0 ? [] : steps.slice(at);
}

interface Told extends Lane {
  tried: boolean;
}

/** Lanes in the order of the attempts, those that were destroyed at once at the end. `order` is who goes before whom. */
export function lanesOf(scene: Scene, steps: Step[], order: number[]): Lane[] {
  const lanes = new Map<number, Told>(
    scene.players.map(({ seat }) => [
      seat,
      { seat, fate: 'waits', place: 0, trials: [], ended: null, tried: false } satisfies Told,
    ]),
  );
  let now: Told | undefined;
  let face = 0;
  for (const step of sinceCrisis(steps)) {
    const lane = lanes.get(step.who ?? -1);
    if (step.kind === 'MissionAttempted' && lane) {
      now = lane;
      now.tried = true;
      now.fate = 'tries';
    } else if (step.kind === 'PartyDestroyed' && lane) {
      lane.fate = lane.tried ? 'destroyed' : 'unworthy';
      lane.ended = step;
      if (lane === now) now = undefined;
    } else if (WON.includes(step.kind) && lane) {
      lane.fate = 'won';
      lane.ended = step;
    } else if (now) face = tell(now, step, face);
  }
  const open = scene.contest && !scene.over ? lanes.get(scene.contest.sides[0].seat ?? -1) : undefined;
  if (open && scene.contest)
    open.trials.push({ contest: scene.contest, step: null, passed: null, face: 0, between: [] });
  return placed([...lanes.values()], order, scene.over ?? false);
}

/** What a step says of the attempt under way; gives back the die that was rolled last for a Speed Check. */
function tell(now: Told, step: Step, face: number): number {
  const { trials } = now;
  if (step.contest) trials.push({ contest: step.contest, step, passed: null, face: 0, between: [] });
  else if (step.kind === 'CheckPassed' || step.kind === 'CheckFailed')
    trials.push({ contest: null, step, passed: step.kind === 'CheckPassed', face, between: [] });
  else if (step.kind === 'CombatWon' && trials.length) trials.at(-1)!.passed = true;
  else if (['CombatLost', 'CombatTied', 'MissionFailed'].includes(step.kind) && trials.at(-1)?.passed === null)
    trials.at(-1)!.passed = false;
  else if (FALLS.includes(step.kind) && !step.quiet) trials.at(-1)?.between.push(step);
  else if (step.kind === 'DieRolled') return step.dice?.at(-1)?.face ?? face;
  return face;
}

function placed(lanes: Told[], order: number[], over: boolean): Lane[] {
  const rank = (lane: Told): number => {
    const at = order.indexOf(lane.seat);
    return (lane.fate === 'unworthy' ? 1000 : 0) + (at < 0 ? 100 : at);
  };
  const sorted = [...lanes].sort((one, other) => rank(one) - rank(other));
  let place = 0;
  return sorted.map(({ tried, ...lane }) => {
    const fate = over && lane.fate === 'waits' ? 'spared' : lane.fate;
    return { ...lane, fate, place: fate === 'unworthy' || (fate === 'spared' && !tried) ? 0 : ++place };
  });
}

/** Numerals of stages: I, II, III. */
export const numeral = (at: number): string => ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][at] ?? String(at + 1);
