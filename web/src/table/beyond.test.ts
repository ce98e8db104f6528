import { expect, it } from 'vitest';
import { moment } from '../testing/moment';
import type { Choice, Scene } from '../transport/protocol';
import { beyond } from './beyond';
import { plain } from './things';

const { scene, ask } = moment('anima-movement.en').given;
const choices = ask.choices!;
const of = (form: string): Choice => choices.find((choice) => choice.form === form)!;

it('says of an Area that lies open only what to expect there', () => {
  const going = choices.filter((choice) => choice.form.startsWith('move '));
  expect(going.every((choice) => plain(choice.details).startsWith('Level '))).toBe(true);
  expect(going.map((choice) => beyond(scene, choice))).toEqual(going.map(() => 'nothing waits'));
  expect(beyond(scene, { ...of('move karh'), outlook: [{ text: '83 in 100' }] })).toBe('83 in 100');
});

it('leaves alone what leads to nothing that lies open', () => {
  const sought = of('seek drowned-abbey');
  expect(beyond(scene, sought)).toBe(plain(sought.details));
  expect(beyond(null, sought)).toBe(plain(sought.details));
  expect(beyond({ ...scene, things: [] } as Scene, of('move karh'))).toBe(plain(of('move karh').details));
});
