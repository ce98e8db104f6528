import { expect, it } from 'vitest';
import { moment } from '../testing/moment';
import type { Choice, Scene } from '../transport/protocol';
import { beyond } from './beyond';
import { plain } from './things';

const { scene, ask } = moment('anima-movement.en').given;
const choices = ask.choices!;
const of = (form: string): Choice => choices.find((choice) => choice.form === form)!;

it('says nothing again of an Area that says it itself', () => {
  const going = choices.filter((choice) => choice.form.startsWith('move '));
  expect(going.every((choice) => plain(choice.details).startsWith('Level '))).toBe(true);
  expect(going.map((choice) => beyond(scene, choice))).toEqual(going.map(() => ''));
});

it('keeps what only going there would bring, whatever stands around it', () => {
  const karh = of('move karh');
  const more = (text: string): Choice => ({ ...karh, details: [{ text }] });
  const facts = plain(karh.details);
  expect(beyond(scene, more(`${facts}, you get in 83 of 100 times`))).toBe('you get in 83 of 100 times');
  expect(beyond(scene, more(`past an Encounter, ${facts}, you get in 83 of 100 times`))).toBe(
    'past an Encounter, you get in 83 of 100 times',
  );
  expect(beyond(scene, more('Level 20, gives 2 Advantages'))).toBe('Level 20, gives 2 Advantages');
});

it('leaves alone what leads to nothing that lies open', () => {
  const sought = of('seek drowned-abbey');
  expect(beyond(scene, sought)).toBe(plain(sought.details));
  expect(beyond(null, sought)).toBe(plain(sought.details));
  expect(beyond({ ...scene, things: [] } as Scene, of('move karh'))).toBe(plain(of('move karh').details));
});
