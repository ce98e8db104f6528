import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { TABLE } from '../../table/table.svelte';
import { placeOf } from '../../table/things';
import { satAt } from '../../testing/moment';
import type { Ask } from '../../transport/protocol';
import Mana from './Mana.svelte';

it('is where Mana is put that a reserve has none of yet', () => {
  const { table } = satAt('magenoir-main.en');
  table.sit();
  const reserve = { ...placeOf(table.scene!, 'reserve', 0)!, facts: [] };
  const put = { form: 'put fire', words: [{ text: 'Fire into your reserve' }], verb: [], element: 'fire' };
  const choices = [{ ...put, places: [reserve.id] }];
  table.given = { ...table.given!, ask: { ...table.ask!, id: 'share-mana', choices } as Ask };
  const { getByRole } = render(Mana, { props: { place: reserve }, context: new Map([[TABLE, table]]) });
  expect(getByRole('button').getAttribute('aria-label')).toBe('Fire into your reserve');
});
