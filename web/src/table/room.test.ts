import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, it, vi } from 'vitest';
import { satAt } from '../testing/moment';
import type { Choice } from '../transport/protocol';
import Acts from './Acts.svelte';
import Margin from './Margin.svelte';
import { TABLE } from './table.svelte';

const width = vi.hoisted(() => ({ current: true }));
vi.mock('./room', () => ({ wide: width }));

const SENTENCES = ['Discard every Advantage you hold now', 'Lose the Combat and leave the Area'];
const head = createRawSnippet(() => ({ render: () => '<b></b>' }));
const CHOICES = SENTENCES.map((text): Choice => ({ form: text, words: [{ text }], verb: [{ text }] }));

/** Where two sentences can be chosen: as buttons beside the question, or listed in the margin. */
function offered(wide: boolean): number[] {
  width.current = wide;
  const { table } = satAt('anima-movement.en');
  table.sit();
  table.given = { ...table.given!, ask: { ...table.ask!, suggested: [], choices: CHOICES } };
  const context = new Map([[TABLE, table]]);
  const acts = render(Acts, { props: { brief: true }, context }).container.textContent ?? '';
  const margin = render(Margin, { props: { head }, context }).container.textContent ?? '';
  return [acts, margin].map((text) => SENTENCES.filter((one) => text.includes(one)).length);
}

it('offers two sentences beside the question where they have room, and in the margin where not', () => {
  expect(offered(true)).toEqual([2, 0]);
  expect(offered(false)).toEqual([0, 2]);
});
