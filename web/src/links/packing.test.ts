import { expect, it, vi } from 'vitest';
import { LONGEST_PACKED, LONGEST_TEXT, NotCarried, packed, unpacked } from './packing';

const RECORD = `grimoire: record\ngame: anima\nseats: [Élodie, Bob]\nentries:\n${'- 0 choice move deimos\n'.repeat(300)}`;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same numbers every time. */
function* chance(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield state / 2 ** 32;
  }
}

const whyNot = async (data: string): Promise<string> =>
  unpacked(data).then(
    (text) => (text === RECORD ? '' : 'another text'),
    (error: unknown) => (error instanceof NotCarried ? error.why : String(error)),
  );

it('carries a text there and back, in letters that need no escaping', async () => {
  for (const text of ['a', RECORD, '🜁 «\u00a0»\n']) {
    const data = await packed(text);
    expect(data).toMatch(/^[\w-]+$/);
    expect(await unpacked(data)).toBe(text);
  }
  expect((await packed(RECORD)).length).toBeLessThan(300);
});

it('says that something is too long, at either end', async () => {
  await expect(packed('a'.repeat(LONGEST_TEXT + 1))).rejects.toMatchObject({ why: 'too-long' });
  const dice = chance(3);
  const noise = Array.from({ length: LONGEST_PACKED * 2 }, () => LETTERS[Math.floor(dice.next().value! * 64)]).join('');
  await expect(packed(noise)).rejects.toMatchObject({ why: 'too-long' });
  expect(await whyNot('A'.repeat(LONGEST_PACKED + 1))).toBe('too-long');
});

it('stops reading where few letters stand for more text than is taken', async () => {
  const stream = new Blob(['a'.repeat(20 * LONGEST_TEXT)]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const data = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  expect(data.length).toBeLessThan(LONGEST_PACKED);
  expect(await whyNot(data)).toBe('too-long');
});

it('says of whatever anybody may write that it is broken, and fails at nothing', async () => {
  const good = await packed(RECORD);
  const dice = chance(11);
  const below = (most: number): number => Math.floor(dice.next().value! * most);
  const hostile = ['', '%', '../..', '<script>', good.slice(0, -5), `${good}!`, good.slice(1), 'AAAA', '____'];
  for (let one = 0; one < 400; one++) {
    const at = below(good.length);
    hostile.push(good.slice(0, at) + LETTERS[below(64)] + good.slice(at + 1));
    hostile.push(Array.from({ length: below(80) }, () => LETTERS[below(64)]).join(''));
  }
  const found = new Set<string>();
  for (const data of hostile) found.add(await whyNot(data));
  expect([...found].filter((why) => why !== '' && why !== 'broken' && why !== 'too-long')).toEqual([]);
  expect(await Promise.all(hostile.slice(0, 7).map(whyNot))).toEqual(Array(7).fill('broken'));
});

it('calls no link broken in a browser that cannot read any', async () => {
  const data = await packed(RECORD);
  vi.stubGlobal('DecompressionStream', undefined);
  vi.stubGlobal('CompressionStream', undefined);
  expect(await whyNot(data)).toBe('old-browser');
  await expect(packed(RECORD)).rejects.toThrow('old-browser');
  vi.unstubAllGlobals();
});
