import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import Aside from './Aside.svelte';
import { TABLE, type Table } from './table.svelte';

const AROUND = { offers: [], time: null, stops: {}, frozen: '', suggestion: undefined, next: '' };

function shown(left: number, change: (table: Table) => void = () => {}) {
  const { table } = satAt('anima-movement.en');
  table.sit();
  table.company.take({ ...AROUND, countdown: { left, may: [1] } } as never, Date.now());
  change(table);
  const { container } = render(Aside, { context: new Map([[TABLE, table]]) });
  return { text: container.textContent ?? '', number: container.querySelector('[role="timer"]')?.textContent ?? '' };
}
const answers = (table: Table): void => {
  table.given = { ...table.given!, ask: { ...table.ask!, answers: [{ text: 'Fire ball is played' }] } };
};

it('shows what is answered, and beside it how long one may', () => {
  const { text, number } = shown(4000, answers);
  expect(number).toBe('4');
  expect(text).toContain('Fire ball is played');
  expect(text).not.toContain('the same for all');
});

it('shows a refusal and a hint beside how long one may answer', () => {
  const refused = shown(4000, (table) => (table.refused = 'Not now'));
  expect([refused.number, refused.text.includes('Not now')]).toEqual(['4', true]);
  const hint = shown(4000, (table) => (table.advised = table.ask!.choices![0].form));
  expect([hint.number, hint.text.includes('same for all')]).toEqual(['4', false]);
});

it('says what the seconds are where nothing else is to be read, and nothing of none', () => {
  expect(shown(4000).text).toMatch(/4\s*seconds, the same for all/);
  expect(shown(0).text).not.toContain('seconds');
});
