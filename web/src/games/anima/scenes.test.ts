import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { satAt } from '../../testing/moment';
import { TABLE } from '../../table/table.svelte';
import type { Contest, Step } from '../../transport/protocol';
import Scale from './Scale.svelte';
import {
  actsNow,
  actsOf,
  checks,
  exploration,
  lastDie,
  ledHere,
  LET_BE,
  takenFrom,
  told,
  underWay,
  slotOf,
} from './scenes';

const words = (text: string, card = '') => [{ text, card }];
const step = (kind: string, more: Partial<Step> = {}): Step =>
  ({ number: 0, kind, words: words(kind), ...more }) as Step;
const contest: Contest = {
  about: words('Greedy in Karh'),
  sides: [
    {
      name: words('Greedy'),
      rows: [
        { words: words('the Party'), amount: 9 },
        { words: words('Ember Script'), amount: 2 },
      ],
      strength: 11,
      seat: 1,
      dice: [4, 2],
      kept: 0,
      total: 15,
    },
    {
      name: words('Iron Sow'),
      rows: [{ words: words('its Combat'), amount: 8 }],
      strength: 8,
      card: 'iron-sow',
      dice: [6],
      kept: 0,
      total: 14,
    },
  ],
  margin: words('a tie is Greedy’s'),
  verdict: words('Greedy wins by 1'),
  lead: 1,
  settled: true,
};

it('names every bonus, shows every die, and says who is ahead and what came of it', () => {
  const { table } = satAt('anima-movement.en');
  table.sit();
  const props = { scene: table.scene!, contest, after: [step('CombatWon', { words: words('Greedy beats Iron Sow') })] };
  const { container } = render(Scale, { props, context: new Map([[TABLE, table]]) });
  const text = container.textContent ?? '';
  for (const said of ['Ember Script', '+2', 'Greedy wins by 1', 'Greedy beats Iron Sow', 'best of 2 dice'])
    expect(text).toContain(said);
  expect([...container.querySelectorAll('.die')].map((die) => die.getAttribute('aria-label'))).toEqual([
    'a die: 4',
    'a die: 2',
    'a die: 6',
  ]);
  expect([...container.querySelectorAll('.total')].map((sum) => sum.textContent)).toEqual(['15', '14']);
  expect(container.querySelectorAll('.sd.behind')).toHaveLength(1);
});

it('plays one scene after the other, in the order they happened, and keeps what followed with each', () => {
  const acts = actsOf([
    step('Explored', { words: words('explores', 'karh'), dice: [{ face: 5 }] }),
    step('EncounterRevealed', { words: [...words('in Karh', 'karh'), ...words('meets', 'iron-sow')] }),
    step('EncounterTooHigh', { words: words('too high', 'iron-sow') }),
    step('CombatCounted', { contest }),
    step('CombatWon'),
    step('CardDiscarded', { quiet: true }),
    step('CharacterDied'),
    step('PartyExpelled'),
  ]);
  expect(acts.map((act) => act.kind)).toEqual(['explored', 'combat', 'moment', 'moment']);
  const seen = exploration(acts[0]);
  expect([seen.area, seen.face, seen.met]).toEqual(['karh', 5, ['iron-sow']]);
  expect([...seen.gone.keys()]).toEqual(['iron-sow']);
  expect(told(acts[1]).map((one) => one.kind)).toEqual(['CombatWon']);
  expect(actsOf([step('CombatWon'), step('PartyArrived')])).toEqual([]);
  const [last] = actsOf([step('PartyExpelled'), step('PartyFormed'), step('TurnBegan'), step('AdvantageDrawn')]);
  expect(told(last).map((one) => one.kind)).toEqual(['PartyFormed']);
});

it('tells of a Trap whose die it was, whether it was enough, and what came of it', () => {
  const found = checks([
    step('DieRolled', { quiet: true, dice: [{ face: 4, seat: 1 }] }),
    step('CheckPassed', { who: 1 }),
    step('DieRolled', { quiet: true, dice: [{ face: 1, seat: 0 }] }),
    step('CheckFailed', { who: 0 }),
    step('CharacterIncapacitated', { who: 0 }),
  ]);
  expect(found.map((one) => [one.seat, one.face, one.passed, one.then.length])).toEqual([
    [1, 4, true, 0],
    [0, 1, false, 1],
  ]);
});

it('remembers what led to a Combat, until something else begins', () => {
  const explored = step('Explored', { who: 0, words: words('explores', 'karh'), dice: [{ face: 5 }] });
  expect(ledHere([explored, step('CombatBegan', { who: 0 })], 0)?.area).toBe('karh');
  expect(ledHere([explored, step('CombatBegan', { who: 0 })], 1)).toBeNull();
  expect(ledHere([explored, step('CombatDeclared', { who: 0 })], 0)).toBeNull();
});

it('goes on showing a Trap while one is asked in it, but not over answers one has', () => {
  const steps = [step('TrapSprung'), step('DieRolled', { quiet: true, dice: [{ face: 1, seat: 0 }] })];
  expect(underWay(steps, 'choose-character')?.kind).toBe('trap');
  expect(underWay(steps, LET_BE)?.kind).toBe('trap');
  expect(underWay(steps, 'interrupt')).toBeNull();
  expect(underWay([...steps, step('PhaseBegan')], LET_BE)).toBeNull();
});

it('plays the Combat that ended a turn although the next turn has begun with it', () => {
  const fought = step('CombatFought', { contest });
  const all = [step('TurnBegan'), step('PartyArrived'), fought, step('PartyExpelled'), step('TurnBegan')];
  expect(actsNow(all, all.slice(2)).map((act) => act.main.kind)).toEqual(['CombatFought', 'PartyExpelled']);
  expect(actsNow(all, all.slice(4))).toEqual([]);
});

it('takes what a card exchanges for one scene, and two thefts for two', () => {
  const from = (seat: number) => [
    { text: 'takes', card: 'coin' },
    { text: 'Novice', seat },
  ];
  const agent = { words: words('Agent'), card: 'agent' };
  const mine = step('AdvantageTaken', { who: 0, words: from(1), cause: agent });
  const theirs = step('AdvantageTaken', { who: 1, words: words('takes', 'moon'), cause: agent });
  const [exchange, ...more] = actsOf([step('AbilityUsed'), mine, theirs]);
  expect([exchange.main, exchange.back, more]).toEqual([mine, theirs, []]);
  expect(takenFrom(mine, 0)).toBe(1);
  expect(takenFrom(theirs, 0)).toBe(0);
  expect(actsOf([mine, { ...theirs, number: 1 }])).toHaveLength(2);
  expect(actsOf([mine, { ...mine, words: from(2) }])).toHaveLength(2);
});

it('has a scene for an Encounter that comes to nothing on the way, for an Area that is found, and for the answer to an offer', () => {
  const high = step('EncounterTooHigh', { words: words('too high', 'amenhotep') });
  const kinds = (...steps: Step[]) => actsOf(steps).map((act) => act.main.kind);
  expect(kinds(step('PartyMoving'), high, step('PartyArrived'))).toEqual(['EncounterTooHigh']);
  expect(kinds(step('Explored'), high, step('PhaseBegan'), step('PartyMoving'), high)).toEqual([
    'Explored',
    'EncounterTooHigh',
  ]);
  expect(kinds(step('AreaPlaced'), step('TradeAccepted'), step('TradeGiven'), step('TradeRefused'))).toEqual([
    'AreaPlaced',
    'TradeAccepted',
    'TradeRefused',
  ]);
});

it('knows the die that is answered, and whether it is the one of an exploration, however often it is rolled again', () => {
  const rolled = step('DieRolled', { rule: 'A:explore', quiet: true, dice: [{ face: 4, seat: 0 }] });
  const again = step('DieRolled', { rule: 'card:coin', dice: [{ face: 6, seat: 0 }] });
  expect(lastDie([rolled])).toEqual({ seat: 0, face: 4, explores: true });
  expect(lastDie([rolled, again])).toEqual({ seat: 0, face: 6, explores: true });
  expect(lastDie([rolled, { ...rolled, rule: 'A:speed-checks' }])?.explores).toBe(false);
  expect(lastDie([])).toBeUndefined();
});

it('shows who fought, though they are gone by now, and lets the die that is meant be taken where it lies', () => {
  const { table } = satAt('anima-movement.en');
  table.sit();
  const gone = { card: 'penitent', numbers: { combat: 4, speed: 2 } };
  const [ours, theirs] = contest.sides;
  const choices = [
    { form: 'die p2', words: words('Your die'), verb: words('Your die'), player: 1 },
    { form: 'die foe', words: words('The die of the foe'), verb: words('The die of the foe') },
  ];
  const ask = { ...table.ask!, id: 'choose-die', choices };
  table.given = { ...table.given!, ask };
  const sides = [{ ...ours, fighters: [gone], dice: [4] }, theirs];
  const props = { scene: table.scene!, contest: { ...contest, sides } };
  const { container, getByRole } = render(Scale, { props, context: new Map([[TABLE, table]]) });
  expect([...container.querySelectorAll('.fighter')].map((one) => one.textContent)).toEqual(['4/2']);
  let chosen = '';
  table.choose = (form) => (chosen = form);
  getByRole('button', { name: 'Your die' }).click();
  expect(chosen).toBe('die p2');
  expect(getByRole('button', { name: 'The die of the foe' })).toBeTruthy();
});

it('tells what a die came to, and which of two counts, once they lie', () => {
  const { table } = satAt('anima-movement.en');
  table.sit();
  const props = { scene: table.scene!, contest };
  const { container } = render(Scale, { props, context: new Map([[TABLE, table]]) });
  const last = [...container.querySelectorAll('.sd:not(.foes) dl > div')].at(-1)!;
  expect(last.querySelector('dd')!.textContent).toBe('4');
  expect(last.querySelector('dd')!.className).toContain('rests');
  const [kept, other] = container.querySelectorAll('.sd:not(.foes) .die');
  expect(kept.className).not.toContain('late');
  expect(other.className).toContain('late');
});

it('tells whose slot a Combat and an exploration belong to, whoever comes next', () => {
  const contest = { about: [], margin: [], sides: [0, 1].map((seat) => ({ name: [], rows: [], strength: 1, seat })) };
  const main = (who: number, more = {}) => ({ number: 1, kind: 'x', words: [], who, ...more });
  expect(slotOf({ kind: 'combat', main: main(1, { contest }), then: [] })).toBe(0);
  expect(slotOf({ kind: 'explored', main: main(2), then: [] })).toBe(2);
  expect(slotOf({ kind: 'moment', main: main(2), then: [] })).toBeUndefined();
});
