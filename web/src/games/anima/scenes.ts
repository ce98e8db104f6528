/* What has just happened as scenes, in their order: an exploration, a Combat, a Trap, a moment that stands for itself. */
import { cardOf } from '../../table/story';
import { plain } from '../../table/things';
import type { Table } from '../../table/table.svelte';
import type { Scene, Step, Words } from '../../transport/protocol';

export interface Act {
  kind: 'explored' | 'combat' | 'trap' | 'moment';
  /** What it is about, and what followed from it. */
  main: Step;
  then: Step[];
  /** Of an exchange: what went the other way. */
  back?: Step;
}

/** Kinds of events that stand for themselves. */
const MOMENTS = [
  'PartyDestroyed',
  'MissionCompleted',
  'CharacterDied',
  'CharacterSaved',
  'CharacterTaken',
  'AdvantageTaken',
  'UseCancelled',
  'PartyExpelled',
  'CharacterJoined',
  'TradeAccepted',
  'TradeRefused',
  'TradeAbandoned',
  'AreaPlaced',
];
const MOST = 4;
/** An Encounter that comes to nothing stands for itself, unless it turned up in an exploration, which shows it. */
const GONE = ['EncounterTooHigh', 'EncounterEvaded'];
const LEAVES = ['TurnBegan', 'PhaseBegan', 'PartyMoving', 'PartyArrived'];

function kindOf(step: Step, explores: boolean): Act['kind'] | '' {
  if (step.contest) return 'combat';
  if (step.kind === 'Explored') return 'explored';
  if (step.kind === 'TrapSprung') return 'trap';
  if (GONE.includes(step.kind) && !explores) return 'moment';
  return MOMENTS.includes(step.kind) && !step.quiet ? 'moment' : '';
}

/** What none of them is about belongs to the one before it. */
function allActs(steps: Step[]): Act[] {
  const found: Act[] = [];
  let explores = false;
  for (const step of steps) {
    if (LEAVES.includes(step.kind)) explores = false;
    const kind = kindOf(step, explores);
    const last = found.at(-1);
    if (kind === 'explored') explores = true;
    if (last && isExchange(last, step)) last.back = step;
    else if (kind) found.push({ kind, main: step, then: [] });
    else last?.then.push(step);
  }
  return found;
}

/** The seat a card was taken from: whom the sentence names besides; one's own side has no name there. */
const namedBesides = ({ words, who }: Step): number =>
  words.find((span) => span.seat !== undefined && span.seat !== who)?.seat ?? -1;

/** What a card takes one way and gives back the other at the same moment is one exchange. */
function isExchange({ main, then, back }: Act, step: Step): boolean {
  const both = [main, step];
  if (back || both.some((one) => one.kind !== 'AdvantageTaken' || !one.cause?.card)) return false;
  const same = main.number === step.number && main.cause?.card === step.cause?.card && then.every((one) => one.quiet);
  return same && main.who !== step.who && (namedBesides(step) === main.who || namedBesides(main) === step.who);
}

/** From whom a card was taken; `me`: whoever looks, whom no sentence names. */
export const takenFrom = (step: Step, me: number): number => {
  const named = namedBesides(step);
  return named >= 0 ? named : step.who === me ? -1 : me;
};

/** The last few scenes of these steps. */
export const actsOf = (steps: Step[]): Act[] => allActs(steps).slice(-MOST);

/** Where a scene goes on: what is told of it later, after somebody could answer. */
const CONTINUES: Partial<Record<Act['kind'], string[]>> = {
  trap: ['CheckPassed', 'CheckFailed', 'CharacterIncapacitated'],
  explored: ['EncounterRevealed', 'EncounterTooHigh', 'EncounterEvaded'],
};

/** The scenes of what has its time now, each whole: what was told of it before belongs to it. */
export function actsNow(all: Step[], now: Step[]): Act[] {
  const first = all.findIndex((step) => now.includes(step));
  // with what ended a turn the next one may begin: it is shown all the same
  const began = all.slice(0, first + 1).findLastIndex((step) => step.kind === 'TurnBegan');
  const goesOn = ({ kind, then }: Act) =>
    then.some((step) => CONTINUES[kind]?.includes(step.kind) && now.includes(step));
  return allActs(all.slice(Math.max(0, began)))
    .filter((act) => now.includes(act.main) || goesOn(act))
    .slice(-MOST);
}

/** Whose slot a scene belongs to, where it tells it: who explores, who declared the Combat. */
export const slotOf = ({ kind, main }: Act): number | undefined =>
  kind === 'combat' ? main.contest?.sides[0].seat : kind === 'explored' ? main.who : undefined;

const ASKED_WITHIN = ['choose-character', 'who-dies', 'choose-effect', 'choose-die', 'nudge', 'may-pay', 'spin-for'];
const OVER = ['TurnBegan', 'PhaseBegan', 'CombatBegan', 'PartyArrived', 'PartyMoving', 'RewardChosen'];

/** Asked whether one answers, with nothing to answer with and nothing that burns down: what happens is shown, not the answers. */
export const LET_BE = 'let-be';

/** A Trap or an exploration that is not over, while one is asked something in it. */
export function underWay(all: Step[], question: string): Act | null {
  const act = allActs(all.slice(-30)).at(-1);
  const within = ASKED_WITHIN.includes(question) || (question === LET_BE && act?.kind === 'trap');
  if (!act || !CONTINUES[act.kind] || !within) return null;
  return act.then.some((step) => OVER.includes(step.kind)) ? null : act;
}

/** What came of it, as far as its turn went. */
export function told({ then }: Act): Step[] {
  const next = then.findIndex((step) => step.kind === 'TurnBegan');
  return then.slice(0, next < 0 ? then.length : next).filter((step) => !step.quiet);
}

export interface Exploration {
  area: string;
  /** What the die shows, where it is told. */
  face: number;
  /** The ids of Encounters that turned up. */
  met: string[];
  /** In words, of those that are discarded at once. */
  gone: Map<string, Words>;
}

/** The Encounter is named after where it is met. */
const lastCard = (step: Step): string[] => {
  const card = step.words.findLast((span) => span.card)?.card;
  return card ? [card] : [];
};

const MET = ['EncounterRevealed', 'EncounterTooHigh'];

export const exploration = ({ main, then }: Act): Exploration => ({
  area: cardOf(main),
  face: main.dice?.at(-1)?.face ?? 0,
  met: [...new Set(then.filter((step) => MET.includes(step.kind)).flatMap(lastCard))],
  gone: new Map(then.filter((step) => GONE.includes(step.kind)).map((step) => [cardOf(step), step.words])),
});

/** What led to the Combat under way: the exploration of this turn that it belongs to. */
export function ledHere(steps: Step[], seat: number): Exploration | null {
  const at = steps.findLastIndex((step) => step.kind === 'Explored');
  const since = steps.slice(at + 1);
  if (at < 0 || steps[at].who !== seat || since.some((step) => ENDS.includes(step.kind))) return null;
  return exploration({ kind: 'explored', main: steps[at], then: since });
}
const ENDS = ['TurnBegan', 'PhaseBegan', 'CombatDeclared', 'MissionAttempted', 'PartyArrived'];

/** A Party that had to prove how fast it is: its die, and what came of it. */
export interface Check {
  seat: number;
  face: number;
  /** null: the die may still be answered. */
  passed: boolean | null;
  step: Step;
  then: Step[];
}

export function checks(steps: Step[]): Check[] {
  const found: Check[] = [];
  let face = 0;
  let rolled: Step | undefined;
  for (const step of steps) {
    if (step.kind === 'DieRolled' || step.kind === 'DieChanged') {
      face = step.dice?.at(-1)?.face ?? face;
      rolled = step;
    } else if (step.kind === 'CheckPassed' || step.kind === 'CheckFailed') {
      found.push({ seat: step.who ?? -1, face, passed: step.kind === 'CheckPassed', step, then: [] });
      face = 0;
    } else if (!step.quiet) found.at(-1)?.then.push(step);
  }
  if (face && rolled) found.push({ seat: rolled.dice?.at(-1)?.seat ?? -1, face, passed: null, step: rolled, then: [] });
  return found;
}

const EXPLORES = 'A:explore';

/** The die thrown last, with what it was thrown for. */
export function lastDie(steps: Step[]): { seat: number; face: number; explores: boolean } | undefined {
  const at = steps.findLastIndex((step) => step.kind === 'DieRolled' || step.kind === 'DieChanged');
  const die = steps[at]?.dice?.at(-1);
  return die && { seat: die.seat ?? -1, face: die.face, explores: isExploring(steps.slice(0, at + 1)) };
}

/** A card that rolls it again does not say what for: the first roll did. */
const isExploring = (steps: Step[]): boolean =>
  steps.findLast((step) => step.kind === 'DieRolled' && step.rule?.startsWith('A:'))?.rule === EXPLORES;

/** What Speed and die came to: as it was told, or as it stands while the die may still be answered. */
export function sumOf({ step, face, passed }: Check, speed: number): number {
  const said = passed === null ? null : /\d+/.exec(plain(step.words));
  return said ? Number(said[0]) : speed + face;
}

/** Who revealed the Final Mission, and when; null while it is sealed. */
export const revealed = (steps: Step[]): Step | null =>
  steps.findLast((step) => step.kind === 'FinalMissionRevealed') ?? null;

/** Somebody is asked whether they answer what has just happened. */
export const interrupts = (table: Table): boolean => table.mine && table.ask?.id === 'interrupt';

/** Whether something lies over the land now. */
export const happens = (scene: Scene, acts: Act[]): boolean =>
  Boolean(scene.contest ?? scene.bargain) || acts.length > 0;
