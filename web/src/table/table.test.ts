import { expect, it } from 'vitest';
import { moment, satAt } from '../testing/moment';
import { continued, NOTHING } from './story';

it('sends the form of an option with the number of the question, once', () => {
  const { table, transport } = satAt('magenoir-main.en');
  table.sit();
  const [choice] = table.ask!.choices!;
  table.sending = true;
  table.choose(choice.form);
  expect(transport.sent).toEqual([]);
  table.sending = false;
  table.choose(choice.form);
  expect(transport.sent).toEqual([`${table.ask!.number} ${choice.form}`]);
});

it('takes the only option of a thing at once, and opens a menu of several', () => {
  const { table, transport } = satAt('magenoir-main.en');
  table.sit();
  const several = [...table.offers.things.values()].find((choices) => choices.length > 1)!;
  table.act(several, { x: 1, y: 2 });
  expect(table.menu?.choices).toEqual(several);
  expect(transport.sent).toEqual([]);
  const one = [...table.offers.things.values()].find((choices) => choices.length === 1)!;
  table.act(one, { x: 1, y: 2 });
  expect(transport.sent).toHaveLength(1);
});

it('follows a suggested plan as far as it is offered, and no further', () => {
  const { table, transport } = satAt('magenoir-gather.en', 'magenoir-main.en');
  table.sit();
  const [form] = table.ask!.suggested!;
  table.ask = { ...table.ask!, suggested: [form, 'end turn', 'no such form'] };
  const { number } = table.ask;
  table.follow();
  expect(transport.sent).toEqual([`${number} ${form}`, `${table.ask.number} end turn`]);
});

it('chooses nothing while the line is cut, and says why a choice was refused', () => {
  const { table, transport } = satAt('magenoir-main.en');
  table.sit();
  transport.connection(false);
  table.choose('end turn');
  expect(transport.sent).toEqual([]);
  transport.connection(true);
  transport.refuse('too late');
  expect(table.refused).toBe('too late');
});

it('closes what is open before it takes anything back', () => {
  const { table, transport } = satAt('magenoir-choose.en');
  table.sit();
  expect(table.within).toBe(true);
  table.opened = '0.discard';
  table.back();
  expect(table.opened).toBe('');
  expect(transport.sent).toEqual([]);
  table.back();
  expect(transport.sent).toEqual(['undo']);
});

it('forgets what was taken back when the story is told again from an earlier moment', () => {
  const { story } = moment('magenoir-main.en').given;
  const told = continued(NOTHING, story);
  expect(told.steps).toEqual(story.steps);
  const early = story.steps[3].number;
  const again = continued(told, { since: early, steps: [] });
  expect(again.steps.every((step) => step.number <= early)).toBe(true);
  expect(again.steps.length).toBeGreaterThan(0);
  expect(again.digests.every((digest) => digest.last < again.steps.length)).toBe(true);
});
