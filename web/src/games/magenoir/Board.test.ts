import { render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { TABLE } from '../../table/table.svelte';
import { ownSeat, placeOf } from '../../table/things';
import { satAt } from '../../testing/moment';
import Board from './Board.svelte';

afterEach(() => vi.restoreAllMocks());

it('draws no card anew where the sides become smaller because more lies on one of them', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1120);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1100);
  const { table } = satAt('magenoir-main.en');
  table.sit();
  const scene = table.scene!;
  const { container, rerender } = render(Board, { props: { scene }, context: new Map([[TABLE, table]]) });
  await tick();
  const zoom = (): number => Number(container.querySelector<HTMLElement>('.side.me')!.style.zoom);
  const before = { zoom: zoom(), nodes: [...container.querySelectorAll('.side .lies, .side .group')] };
  expect(before.zoom).toBeGreaterThan(1);
  expect(before.nodes.length).toBeGreaterThan(4);
  const own = placeOf(scene, 'permanents', ownSeat(scene))!;
  const places = scene.places.map((place) => (place.id === own.id ? { ...place, count: 6 } : place));
  await rerender({ scene: { ...scene, places } });
  expect(zoom()).toBeLessThan(before.zoom);
  for (const node of before.nodes) expect(node.isConnected).toBe(true);
});
