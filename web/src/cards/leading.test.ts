import { expect, it } from 'vitest';
import { leading, madeOf } from './leading';

const TERMS = madeOf({ 'discard pile': 'D10.2', discard: 'D10.2', Protector: 'D3.2.1', détruisez: 'D10.2' })!;
const led = (text: string) => leading([{ text }], TERMS).flatMap((span) => (span.rule ? [[span.text, span.rule]] : []));

it('leads from the first of each word, the longest first, and from whole words alone', () => {
  expect(led('A Protector in the discard pile, discard it: Protector.')).toEqual([
    ['Protector', 'D3.2.1'],
    ['discard pile', 'D10.2'],
  ]);
  expect(led('Protectors, undiscard, non-Protector')).toEqual([]);
  expect(led('Dès lors détruisez-le.').length + led('détruisez-moi').length).toBe(1);
});

it('says the same as before, and leaves what stands for something alone', () => {
  const words = [{ text: 'A ' }, { text: 'Protector', card: 'x' }, { text: ' is a Protector.' }];
  const found = leading(words, TERMS);
  expect(found.map((span) => span.text).join('')).toBe('A Protector is a Protector.');
  expect(found[1]).toEqual(words[1]);
  expect(madeOf({})).toBeNull();
});
