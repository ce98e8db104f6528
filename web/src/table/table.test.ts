import { expect, it } from 'vitest';
import { moment, satAt } from '../testing/moment';
import { NOTHING_AROUND } from '../transport/transport';
import { preferences } from './preferences.svelte';
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
  table.given = { ...table.given!, ask: { ...table.ask!, suggested: [form, 'end turn', 'no such form'] } };
  const { number } = table.ask!;
  preferences.setPace('at-once'); // between both moments others act
  table.follow();
  preferences.setPace('usual');
  expect(transport.sent).toEqual([`${number} ${form}`, `${table.ask!.number} end turn`]);
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

it('looks back at an earlier moment, where nothing can be chosen, and returns to how it stands', () => {
  const { table, transport } = satAt('magenoir-main.en');
  table.sit();
  const { scene, story } = moment('magenoir-gather.en').given;
  table.look(7);
  expect(transport.sent).toEqual(['look 7']);
  transport.news({ kind: 'moment', number: 6, scene, story });
  expect(table.past).toBeNull();
  transport.news({ kind: 'moment', number: 7, scene, story });
  expect(table.scene).toBe(scene);
  expect([table.ask, table.mine]).toEqual([null, false]);
  table.present();
  expect(table.mine).toBe(true);
});

it('leaves payment to the table, and tells it once at a match what somebody wants at every one', () => {
  const { table, transport } = satAt('magenoir-main.en');
  table.sit();
  const paying = { ...moment('magenoir-gather.en').given };
  paying.ask = { ...paying.ask, id: 'pay-from', routine: true };
  transport.news({ kind: 'given', given: paying, around: NOTHING_AROUND });
  expect(transport.sent).toEqual([]); // a lesson, or who looks on: nothing stands there beforehand
  for (const pays of [false, true])
    transport.news({ kind: 'given', given: paying, around: { ...NOTHING_AROUND, stops: { pays } } });
  expect(transport.sent).toEqual(['stops touched false false true ']);
  expect(table.company.stops.pays).toBe(true);
});

it('keeps what others offer and say, and shows a hint only for the question it was asked for', () => {
  const { table, transport } = satAt('magenoir-main.en');
  table.sit();
  transport.news({ kind: 'said', lines: [{ number: 1, seat: 1, name: 'Ada', text: 'Hello', at: 0 }] });
  transport.news({ kind: 'said', lines: [{ number: 1, seat: 1, name: 'Ada', text: 'Hello', at: 0 }] });
  expect(table.company.lines).toHaveLength(1);
  table.hint();
  transport.news({ kind: 'advice', number: table.ask!.number - 1, form: 'end turn', why: [] });
  expect(table.advised).toBe('');
  transport.news({ kind: 'advice', number: table.ask!.number, form: 'end turn', why: [] });
  expect(table.advised).toBe('end turn');
});
