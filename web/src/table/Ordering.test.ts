import { fireEvent, render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import type { Ask, Choice } from '../transport/protocol';
import Order from './Order.svelte';
import { pressed } from './keyboard';
import { asksOfPiles, spreadOf } from './spread';
import { TABLE } from './table.svelte';

it('asks anew at every change what would come of the order, and shows the last answer', async () => {
  const { table } = satAt('magenoir-main.en');
  table.sit();
  const cards = Object.keys(table.faces).slice(0, 2);
  const choices = cards.map((card) => ({ form: `order ${card}`, words: [{ text: card, card }] }) as unknown as Choice);
  table.given = { ...table.given!, ask: { ...table.ask!, id: 'order', choices } as Ask };
  const asked: string[][] = [];
  table.links = {
    replay: '',
    record: '',
    foresee: (_, forms) => {
      asked.push(forms);
      const [first] = forms[0].split(' ').slice(1);
      return Promise.resolve([{ card: first, change: { 'player.1': -asked.length } }]);
    },
  };
  const hp = table.scene!.players[1].facts!.find((fact) => fact.name === 'hp')!.value!;
  const { container } = render(Order, { props: {}, context: new Map([[TABLE, table]]) });
  const told = () =>
    [...container.querySelectorAll('.link')].map((link) => link.querySelector('small')?.textContent ?? '');
  await expect.poll(() => told()[0]).toContain(String(hp - 1));
  await fireEvent.click(container.querySelectorAll<HTMLElement>('.mv button')[1]);
  await expect.poll(() => told()[0]).toContain(String(hp - 2));
  expect(asked).toEqual([[choices[0].form], [choices[1].form]]);
});

it('takes the order by Enter, unless what is focused has a use for that', () => {
  const { table, transport } = satAt('magenoir-main.en');
  table.sit();
  const choices = Object.keys(table.faces)
    .slice(0, 2)
    .map((card) => ({ form: `order ${card}`, words: [{ text: card, card }] }) as unknown as Choice);
  table.given = { ...table.given!, ask: { ...table.ask!, id: 'order', choices } as Ask };
  expect(table.hushed, 'all else steps back').toBe(true);
  const press = (target: HTMLElement) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter' });
    Object.defineProperty(event, 'target', { value: target });
    pressed(event, table, { list: () => {} });
  };
  press(document.createElement('button'));
  expect(transport.sent).toEqual([]);
  table.put = [choices[1].form, choices[0].form];
  press(document.body);
  expect(transport.sent).toEqual([`${table.ask!.number} ${choices[1].form}`]);
});

it('lays out what waits in a pile among the links, and not as cards to choose from', () => {
  const { table } = satAt('magenoir-main.en');
  table.sit();
  const lies = table.scene!.things.find((thing) => thing.place === '0.discard')!;
  const choices = [lies.handle, ''].map((handle) => ({
    form: `order ${handle}`,
    words: [],
    things: handle ? [handle] : [],
  }));
  const asked = (id: string) =>
    (table.given = { ...table.given!, ask: { ...table.ask!, id, choices } as unknown as Ask });
  asked('choose');
  expect(spreadOf(table)?.cards.map((one) => one.handle)).toEqual([lies.handle]);
  expect(asksOfPiles(table)).toBe(true);
  const elsewhere = table.scene!.things.find((thing) => thing.place === '0.hand')!;
  choices.push({ form: 'play', words: [], things: [elsewhere.handle] });
  asked('choose');
  expect(spreadOf(table)).not.toBeNull();
  expect(asksOfPiles(table)).toBe(false);
  choices.pop();
  asked('order');
  expect(spreadOf(table)).toBeNull();
});
