import { expect, it, vi } from 'vitest';
import type { Step } from '../transport/protocol';
import { preferences } from './preferences.svelte';
import { sound, soundOf } from './sounds';

const step = (kind: string, more: Partial<Step> = {}): Step => ({ number: 1, kind, words: [], ...more });

it('makes one sound of what happened at once, and none of what only is said', () => {
  const moves = [{ was: 'a', now: 'b' }];
  expect(soundOf(0, [step('CardDiscarded', { moves }), step('DamageInflicted', { change: { 'player.1': -1 } })])).toBe(
    'blow',
  );
  expect(soundOf(0, [step('TurnBegan', { who: 0 }), step('CardDrawn', { moves })])).toBe('turn');
  expect(soundOf(1, [step('TurnBegan', { who: 0 }), step('CardDrawn', { moves })])).toBe('card');
  expect(soundOf(0, [step('PileTaken')])).toBe('mana');
  expect(soundOf(0, [step('ActivationAnnounced')])).toBe(null);
});

it('is silent until somebody switches it on', async () => {
  const started = vi.fn();
  const make = vi.fn(function () {
    return {
      state: 'running',
      destination: {},
      decodeAudioData: () => Promise.resolve({}),
      createBufferSource: () => ({ connect: () => {}, start: started }),
    };
  });
  vi.stubGlobal('AudioContext', make);
  vi.stubGlobal('fetch', () => Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) }));
  await sound('card');
  expect(make).not.toHaveBeenCalled();
  preferences.setSound(true);
  await sound('card');
  await sound(null);
  expect(started).toHaveBeenCalledTimes(1);
  preferences.setSound(false);
  vi.unstubAllGlobals();
});
