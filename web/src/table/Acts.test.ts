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

it('lets what ends a part of the turn stand out', () => {
  expect(standsOut({ id: 'reset', choices: [choice('leave'), choice('end')] })).toEqual([
    expect.stringMatching(/^end/),
  ]);
});

it('does not invite to do nothing, nor to take one of two ills', () => {
  const explores = standsOut({ id: 'exploration', choices: [choice('explore'), choice('end')] });
  expect(explores).toEqual([expect.stringMatching(/^explore/)]);
  expect(standsOut({ id: 'choose-effect', choices: [choice('discard'), choice('lose')] })).toEqual([]);
});

it('says of which card a suggestion is', () => {
  const choices = ['one', 'two'].map((card) => choice(`discard ${card}`, { things: [card] }));
  expect(standsOut({ choices, suggested: ['discard two'] }).join()).toContain('discard two');
});
