import { beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '../transport/protocol';
import { Motion } from './motion';

const step = (parts: Partial<Step>): Step => ({ number: 1, kind: 'CardMoved', words: [], ...parts });
const moved = vi.fn(() => ({ finish: vi.fn(), finished: new Promise(() => {}) }) as unknown as Animation);
let root: HTMLElement;

beforeEach(() => {
  moved.mockClear();
  document.body.innerHTML =
    '<main><i data-handle="c1"></i><i data-handle="player.0"></i><i data-place="0.deck"></i></main>';
  root = document.querySelector('main')!;
  for (const node of root.children) {
    (node as HTMLElement).animate = moved as unknown as Element['animate'];
    node.getBoundingClientRect = () => ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
  }
});

it('moves what an event moved, and nothing else', () => {
  const motion = new Motion();
  motion.remember(root, [step({})]);
  motion.play(root);
  expect(moved).not.toHaveBeenCalled();
  motion.remember(root, [step({ moves: [{ was: '', now: 'c1', origin: '0.deck', destination: '0.hand' }] })]);
  motion.play(root);
  expect(moved).toHaveBeenCalledTimes(1);
});

it('shakes who is struck, once', () => {
  const motion = new Motion();
  motion.remember(root, [step({ change: { 'player.0': -3 } })]);
  motion.play(root);
  expect(moved).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.drop')?.textContent).toBe('−3');
  motion.finish();
  expect(document.querySelector('.drop')).toBeNull();
});

it('only fades where somebody wants less motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const motion = new Motion();
  const move = { was: 'c1', now: 'c1', origin: '0.deck', destination: '0.hand' };
  motion.remember(root, [step({ moves: [move], change: { 'player.0': -3 } })]);
  motion.play(root);
  expect(moved).toHaveBeenCalledTimes(1);
  expect(moved.mock.calls[0]).toEqual([[{ opacity: 0.35 }, { opacity: 1 }], expect.anything()]);
  vi.restoreAllMocks();
});
