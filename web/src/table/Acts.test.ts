import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import type { Ask, Choice } from '../transport/protocol';
import Acts from './Acts.svelte';
import { TABLE } from './table.svelte';

const choice = (form: string, more: Partial<Choice> = {}): Choice => ({
  form,
  words: [{ text: form }],
  verb: [{ text: form.split(' ')[0] }],
  ...more,
});

/** What stands out beside such a question of Anima. */
function standsOut(ask: Partial<Ask>): string[] {
  const { table } = satAt('anima-movement.en');
  table.sit();
  table.given = { ...table.given!, ask: { ...table.ask!, suggested: [], ...ask } };
  const { container } = render(Acts, { props: {}, context: new Map([[TABLE, table]]) });
  return [...container.querySelectorAll('.btn.main')].map((one) => one.textContent.trim());
}

it('lets the way on stand out, and nothing that declines beside it', () => {
  const choices = [choice('explore'), choice('end', { declines: true })];
  expect(standsOut({ id: 'exploration', choices, forward: 'explore' })).toEqual([expect.stringMatching(/^explore/)]);
  expect(standsOut({ id: 'reset', choices: [choice('leave'), choice('end', { declines: true })] })).toEqual([]);
  expect(standsOut({ id: 'choose-effect', choices: [choice('discard'), choice('lose')] })).toEqual([]);
});

it('lets nothing stand out where the way on lies on a thing, and a plan that declines look like any button', () => {
  const done = choice('done', { declines: true });
  const flame = choice('choose flame', { things: ['c1'] });
  expect(standsOut({ choices: [flame, done], forward: 'choose flame' })).toEqual([]);
  expect(standsOut({ choices: [flame, done], suggested: ['done', 'end'] })).toEqual([]);
});

it('says of which card a suggestion is', () => {
  const choices = ['one', 'two'].map((card) => choice(`discard ${card}`, { things: [card] }));
  expect(standsOut({ choices, suggested: ['discard two'] }).join()).toContain('discard two');
});

it('has a button for what is about oneself, where others carry what is about them', () => {
  const { table } = satAt('anima-movement.en');
  table.sit();
  const choices = [choice('die p1', { player: 0 }), choice('die p2', { player: 1 }), choice('die foe')];
  table.given = { ...table.given!, ask: { ...table.ask!, id: 'choose-die', suggested: [], choices } };
  const { container } = render(Acts, { props: { brief: true }, context: new Map([[TABLE, table]]) });
  expect(table.scene?.seat).toBe(0);
  expect([...container.querySelectorAll('.btn')].map((one) => one.getAttribute('title'))).toEqual([
    'die p1',
    'die foe',
  ]);
});
