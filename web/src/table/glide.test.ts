import { beforeEach, expect, it, vi } from 'vitest';
import { Glide } from './glide';

const moved = vi.fn(() => ({ finish: vi.fn() }) as unknown as Animation);
let node: HTMLElement;
let left = 0;

beforeEach(() => {
  moved.mockClear();
  left = 100;
  document.body.innerHTML = '<main><i data-glides></i><b></b></main>';
  for (const one of document.querySelectorAll<HTMLElement>('main > *')) {
    one.animate = moved as unknown as Element['animate'];
    Object.defineProperty(one, 'offsetLeft', { get: () => left });
    Object.defineProperty(one, 'offsetTop', { get: () => 0 });
    Object.defineProperty(one, 'offsetParent', { get: () => document.body });
  }
  node = document.querySelector('i')!;
});

it('holds what was laid elsewhere where it lay, and lets it go from there', () => {
  const glide = new Glide();
  glide.remember(document.body);
  left = 40;
  glide.play(false);
  expect(moved).toHaveBeenCalledTimes(1);
  expect(moved.mock.contexts[0]).toBe(node);
  expect(moved.mock.calls[0]).toEqual([
    [{ translate: '60px 0px' }, { translate: '0px 0px' }],
    expect.objectContaining({ duration: 260 }),
  ]);
});

it('moves nothing that lies where it lay', () => {
  const glide = new Glide();
  glide.remember(document.body);
  glide.play(false);
  expect(moved).not.toHaveBeenCalled();
});

it('lets nothing travel where less motion is wanted, and still jumps with the picture and not before it', () => {
  const glide = new Glide();
  glide.remember(document.body);
  left = 40;
  glide.play(true);
  expect(moved.mock.calls[0]).toEqual([expect.anything(), expect.objectContaining({ easing: 'steps(1, end)' })]);
});

it('knows where something lies though it is larger by now', () => {
  const glide = new Glide();
  glide.remember(document.body);
  Object.defineProperty(node, 'currentCSSZoom', { value: 1.25 });
  left = 80;
  glide.play(false);
  expect(moved, 'it lies where it lay').not.toHaveBeenCalled();
  glide.remember(document.body);
  left = 40;
  glide.play(false);
  expect(moved.mock.calls[0]).toEqual([[{ translate: '40px 0px' }, { translate: '0px 0px' }], expect.anything()]);
});
