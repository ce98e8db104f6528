import { expect, it } from 'vitest';
import { fitting, parted } from './hyphens';

const shown = (word: string): string => parted(word).replaceAll('\u00ad', '-');

it('parts a word before a consonant that begins a syllable', () => {
  expect(shown('draconique')).toBe('dra-co-nique');
  expect(shown('Projectile')).toBe('Pro-jec-tile');
  expect(shown('tourbillonnante')).toBe('tour-bil-lon-nante');
  expect(shown('artificiel')).toBe('arti-fi-ciel');
  expect(shown('feu')).toBe('feu');
});

it('parts only what is longer than its room', () => {
  expect(fitting('Flamme draconique', 200)).toBe('Flamme draconique');
  expect(fitting('Flamme draconique', 46)).toBe('Flamme dra\u00adco\u00adnique');
});
