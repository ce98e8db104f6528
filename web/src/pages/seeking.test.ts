import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchPage, SeekLine, SeekState, Wish } from '../transport/protocol';

const asked = vi.hoisted(() => ({ seek: vi.fn(), mySeek: vi.fn(), endSeek: vi.fn() }));
vi.mock('../transport/meeting', () => asked);
import { awaited } from './awaited.svelte';
import { seeking } from './seeking.svelte';

const LOOKS = { id: 's1', game: 'anima', when: 'now' } as SeekLine;
const MET = { id: 'm1', state: 'waiting', seats: [{ kept: '' }, { kept: 'Ann' }] } as unknown as MatchPage;
const WISH = { game: 'anima', when: 'now' } as Wish;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  awaited.forget('m1');
  seeking.told({});
  vi.useRealTimers();
});

it('says for twenty minutes who has been called, and no longer', () => {
  seeking.told({ met: MET });
  expect(seeking.called).toBe('Ann');
  vi.advanceTimersByTime(20 * 60_000);
  expect(seeking.called).toBe('');
});

it('says it no more once that match has begun, was taken away, or something else is looked for', async () => {
  seeking.told({ met: MET });
  awaited.begun = { ...MET, state: 'running' };
  expect(seeking.called).toBe('');
  awaited.forget('m1');
  expect(seeking.called).toBe('');
  seeking.told({ met: MET });
  asked.seek.mockResolvedValueOnce({ mine: LOOKS });
  await seeking.begin(WISH);
  expect(seeking.called).toBe('');
});

it('takes no answer that was asked for before one began, or ended', async () => {
  const answers: ((found: SeekState) => void)[] = [];
  asked.mySeek.mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const before = seeking.look();
  asked.seek.mockResolvedValueOnce({ mine: LOOKS });
  await seeking.begin(WISH);
  answers[0]({});
  await before;
  expect(seeking.mine).toEqual(LOOKS);
  const late = seeking.look();
  asked.endSeek.mockResolvedValueOnce(undefined);
  await seeking.end();
  answers[1]({ mine: LOOKS });
  await late;
  expect(seeking.mine).toBe(null);
  expect(seeking.looks).toBe(false);
});
