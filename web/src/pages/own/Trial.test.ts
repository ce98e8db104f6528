import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as desk from '../../transport/desk';
import type { OwnTrial } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';
import { trial } from './trial.svelte';
import Trial from './Trial.svelte';

vi.mock('../../transport/desk');

const share = (value: number, many: number) => ({ value, low: value - 0.1, high: value + 0.1, many });
const told = (more: Partial<OwnTrial>): OwnTrial => ({
  state: 'running',
  card: 'ember',
  before: 0,
  done: 0,
  all: 500,
  deck: 'Burning wrath',
  verdict: 'too-few',
  effect: null,
  drawn: null,
  undrawn: null,
  gap: null,
  ...more,
});
const GIVEN = { game: 'magenoir', text: 'ember:', card: 'ember', name: 'Ember' };

beforeEach(() => {
  vi.useFakeTimers();
  speech.choose('en');
  Object.assign(trial, { seen: null, wanted: null, as: '', problem: '', stopped: false });
  vi.mocked(desk.beginTrial)
    .mockReset()
    .mockResolvedValue(told({ state: 'waiting' }));
  vi.mocked(desk.lookAtTrial)
    .mockReset()
    .mockResolvedValueOnce(told({ done: 120, drawn: share(0.7, 80), undrawn: share(0.5, 40) }))
    .mockResolvedValue(told({ state: 'done', done: 500, verdict: 'stronger', effect: share(0.125, 250) }));
  vi.mocked(desk.stopTrial).mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.useRealTimers());

it('shows the numbers as they grow, and what they come to', async () => {
  render(Trial, GIVEN);
  await fireEvent.click(screen.getByRole('button', { name: 'Try 500 games' }));
  expect(vi.mocked(desk.beginTrial).mock.calls[0][0]).toEqual({ game: 'magenoir', text: 'ember:', card: 'ember' });
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByText('It begins in a moment.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(800);
  expect(screen.getByText('120 of 500 games')).toBeTruthy();
  expect(screen.getByText('70% (60%–80%)')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(800);
  expect(screen.getByRole('status').textContent).toContain(
    'It makes the deck stronger: +12.5 points (+2.5 to +22.5, 99 times of 100).',
  );
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  const looked = vi.mocked(desk.lookAtTrial).mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.mocked(desk.lookAtTrial).mock.calls.length).toBe(looked);
});

it('is stopped by a button and when the page goes, and keeps what was seen', async () => {
  vi.mocked(desk.lookAtTrial)
    .mockReset()
    .mockResolvedValue(told({ done: 120 }));
  const { unmount } = render(Trial, GIVEN);
  await fireEvent.click(screen.getByRole('button', { name: 'Try 500 games' }));
  await vi.advanceTimersByTimeAsync(800);
  await fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(desk.stopTrial).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Stopped; these are the games so far.')).toBeTruthy();
  expect(screen.getByText('120 of 500 games')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Try 500 games again' }));
  await vi.advanceTimersByTimeAsync(800);
  unmount();
  expect(desk.stopTrial).toHaveBeenCalledTimes(2);
  const looked = vi.mocked(desk.lookAtTrial).mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.mocked(desk.lookAtTrial).mock.calls.length).toBe(looked);
});

it('says aloud what it comes to once, not each number on the way', async () => {
  const strong = (state: 'running' | 'done', many: number) =>
    told({ state, done: 2 * many, verdict: 'stronger', effect: share(0.125, many) });
  vi.mocked(desk.lookAtTrial)
    .mockReset()
    .mockResolvedValueOnce(strong('running', 210))
    .mockResolvedValue(strong('done', 250));
  render(Trial, GIVEN);
  await fireEvent.click(screen.getByRole('button', { name: 'Try 500 games' }));
  await vi.advanceTimersByTimeAsync(800);
  expect(screen.getByText(/It makes the deck stronger/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await vi.advanceTimersByTimeAsync(800);
  expect(screen.getByRole('status').textContent).toContain('It makes the deck stronger');
  expect(screen.getAllByText(/It makes the deck stronger/)).toHaveLength(1);
});

it('says that the card was not drawn yet, and of another card than the tried one that the games are older', async () => {
  vi.mocked(desk.lookAtTrial)
    .mockReset()
    .mockResolvedValueOnce(told({ done: 4, drawn: null, undrawn: share(0.5, 4) }))
    .mockResolvedValue(told({ done: 120, drawn: share(0.7, 80), undrawn: share(0.5, 40) }));
  const watched = { ...GIVEN, text: '', as: 'it costs 2' };
  const { rerender } = render(Trial, watched);
  await fireEvent.click(screen.getByRole('button', { name: 'Try 500 games' }));
  await vi.advanceTimersByTimeAsync(800);
  expect(screen.getByText('It was not drawn yet.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(800);
  expect(screen.queryByText('It was not drawn yet.')).toBeNull();
  expect(screen.queryByText(/The text has changed since/)).toBeNull();
  await rerender({ ...watched, as: 'it costs 3' });
  expect(screen.getByText(/The text has changed since/)).toBeTruthy();
});

it('says why it was refused', async () => {
  vi.mocked(desk.beginTrial).mockRejectedValue(new Error('Too often.'));
  render(Trial, GIVEN);
  await fireEvent.click(screen.getByRole('button', { name: 'Try 500 games' }));
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole('alert').textContent).toContain('Too often.');
});
