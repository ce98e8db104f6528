import { expect, it } from 'vitest';
import type { Place, Scene } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';
import { placeOf } from './whose';

const hand: Place = { id: '0.hand', kind: 'hand', name: [{ text: 'main' }], owner: 0, yours: [{ text: 'Votre main' }] };
const scene = (seat: number) => ({ seat, players: [{ seat: 0, name: 'Ann' }] }) as unknown as Scene;

it('calls a place as its game does for whose it is, and by their name for who looks on', () => {
  speech.lang = 'fr';
  expect(placeOf(scene(0), hand)).toBe('Votre main');
  expect(placeOf(scene(-1), hand)).toBe('Ann, main');
  speech.lang = 'en';
});
