import { render } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { fireEvent } from '@testing-library/svelte';
import { satAt } from '../../testing/moment';
import TableView from '../../table/TableView.svelte';
import { layoutOf } from '../layout';

beforeAll(async () => {
  await layoutOf('anima');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 767px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}, 60_000);

it('shows on a phone the land with all others in a line, opens each of them, and does nothing at a first tap', async () => {
  const { table, transport } = satAt('anima-movement.en');
  const { container, findByText } = render(TableView, { table });
  await findByText('Seek new horizons');
  const scene = table.scene!;
  const others = [...container.querySelectorAll<HTMLElement>('nav.line button')];
  expect(others.map((one) => one.dataset.handle)).toEqual(scene.players.slice(1).map((one) => one.handle));
  const move = table.ask!.choices!.find((choice) => choice.form.startsWith('move '))!;
  await fireEvent.click(container.querySelector(`[data-handle="${move.things![0]}"]`)!);
  expect(transport.sent).toEqual([]);
  expect(table.reading?.handle).toBe(move.things![0]);
  table.reading = null;
  await fireEvent.click(others[0]);
  expect(container.querySelector('.rival h2')?.textContent).toBe(scene.players[1].name);
});
