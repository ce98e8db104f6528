import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { satAt } from '../../testing/moment';
import { TABLE } from '../../table/table.svelte';
import type { Contest, Step } from '../../transport/protocol';
import Scale from './Scale.svelte';
import { decided, exploration, scenic } from './scenes';

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

it('finds the Combat that was decided, the exploration with its die, and the weightiest of what stands for itself', () => {
  const fought = decided([
    step('CombatCounted', { contest }),
    step('CombatWon'),
    step('CardDiscarded', { quiet: true }),
  ]);
  expect(fought?.after.map((one) => one.kind)).toEqual(['CombatWon']);
  expect(decided([step('CombatWon')])).toBeNull();
  const seen = exploration([
    step('Explored', { words: words('explores', 'karh'), dice: [{ face: 5 }] }),
    step('EncounterRevealed', { words: [...words('in Karh', 'karh'), ...words('meets', 'iron-sow')] }),
    step('EncounterTooHigh', { words: words('too high', 'iron-sow') }),
  ]);
  expect([seen?.area, seen?.face, seen?.met]).toEqual(['karh', 5, ['iron-sow']]);
  expect(scenic([step('PartyExpelled'), step('CharacterDied')]).map((one) => one.kind)).toEqual([
    'CharacterDied',
    'PartyExpelled',
  ]);
});
