import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { layoutOf } from '../layout';
import TableView from '../../table/TableView.svelte';
import { factOf, plain } from '../../table/things';
import { moment, satAt } from '../../testing/moment';
import type { Step } from '../../transport/protocol';
import { inOrder, spotsOf, terraces } from './land';
import { tieDice } from './ties';

beforeAll(async () => void (await layoutOf('anima')), 60_000);

const { scene } = moment('anima-movement.en').given;

it('lays every Area once, on the step of its Level, the highest on top', () => {
  const steps = terraces(spotsOf(scene));
  expect(steps.map((step) => step.level)).toEqual([3, 2, 1]);
  const laid = steps.flatMap(({ level, spots }) => spots.map((spot) => [spot.thing.handle, level]));
  const areas = scene.things.filter((thing) => thing.kind === 'area');
  expect(laid.length).toBe(areas.length);
  for (const area of areas) expect(laid).toContainEqual([area.handle, factOf(area, 'level')?.value]);
});

it('puts Parties where they are, and tells the Encounter before an Area from the Traps on it', () => {
  const area = scene.things.find((thing) => thing.kind === 'area')!;
  const place = scene.places.find((one) => one.within === area.handle)!;
  const fact = (name: string) => ({ name, words: [{ text: name }] });
  const card = (index: number, facts: ReturnType<typeof fact>[]) =>
    ({ handle: `t${index}`, kind: 'card', place: place.id, index, facts }) as (typeof scene.things)[0];
  const there = { ...fact('area'), words: [{ text: '', card: area.card }] };
  const players = scene.players.map((one) => (one.seat === 1 ? { ...one, facts: [there] } : { ...one, facts: [] }));
  const at = (facts: ReturnType<typeof fact>[], things: typeof scene.things) =>
    spotsOf({
      ...scene,
      players,
      places: scene.places.map((one) => (one === place ? { ...place, facts } : one)),
      things: [area, ...things],
    })[0];
  const both = at([fact('encounter'), fact('trap')], [card(0, [fact('encounter')]), card(1, [fact('trap')])]);
  expect([both.guards.length, both.traps.length, both.here.map((one) => one.seat)]).toEqual([1, 1, [1]]);
  const alone = at([fact('trap')], [card(0, [fact('trap')])]);
  expect([alone.guards.length, alone.traps.length]).toEqual([0, 1]);
});

it('orders Parties as the turn does, and finds the dice that broke ties in this turn alone', () => {
  expect(inOrder(scene).map((one) => factOf(one, 'order')?.value)).toEqual([0, 1, 2]);
  const step = (kind: string, rule: string, seat: number, face: number): Step =>
    ({ number: 0, kind, words: [], rule, dice: [{ face, seat }] }) as Step;
  const speed = 'A:game-turn-and-phases';
  const steps = [
    step('DieRolled', speed, 0, 6),
    step('TurnBegan', '', -1, 0),
    step('DieRolled', speed, 1, 2),
    step('DieRolled', speed, 2, 5),
    step('OrderFixed', '', -1, 0),
    step('DieRolled', 'A:combat', 1, 1),
  ];
  expect([...tieDice(steps)]).toEqual([
    [1, [2]],
    [2, [5]],
  ]);
});

it('draws the land with all Parties in sight, and goes where one clicks', async () => {
  const { table, transport } = satAt('anima-movement.en');
  const { container, findByText } = render(TableView, { table });
  await findByText('in order, with Speed');
  expect(container.querySelectorAll('.terrace')).toHaveLength(3);
  for (const player of scene.players.slice(1)) {
    const rival = container.querySelector(`.rival[data-handle="${player.handle}"]`);
    const party = scene.things.filter((thing) => thing.place === `${player.seat}.party`);
    expect(rival?.querySelectorAll('.mc')).toHaveLength(party.length);
    expect(rival?.textContent).toContain(plain(factOf(player, 'done')?.words));
  }
  const move = table.ask!.choices!.find((choice) => choice.form.startsWith('move '))!;
  container.querySelector<HTMLElement>(`[data-handle="${move.things![0]}"]`)!.click();
  expect(transport.sent.at(-1)).toContain(move.form);
  expect(container.querySelector('.acts')?.textContent).toContain('Seek new horizons');
});
