import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { satAt } from '../testing/moment';
import TableView from './TableView.svelte';

const WIDTH = 346;
afterEach(() => vi.restoreAllMocks());

it('lies beside the margin, however wide that is drawn, also when the window has changed its size', async () => {
  window.innerWidth = 1800;
  const { table } = satAt('magenoir-main.en');
  let edge = 1373; // of 1800, where the table is drawn larger
  const rect = (left: number, width: number) => ({ left, width }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.classList.contains('margin')) return rect(edge, window.innerWidth - edge);
    return this.hasAttribute('data-handle') ? rect(edge - 60, 60) : rect(0, 0);
  });
  const { container } = render(TableView, { table });
  await expect.poll(() => container.querySelector('.root .margin'), { timeout: 20_000 }).toBeTruthy();
  const shown = container.querySelector<HTMLElement>('.root [data-handle]')!.dataset.handle!;
  table.reading = { handle: shown, card: '' } as unknown as typeof table.reading;
  const at = () => parseFloat(container.querySelector<HTMLElement>('.veil')!.style.getPropertyValue('--at'));
  await tick();
  expect(at()).toBe(edge - WIDTH);
  edge = 900;
  window.innerWidth = 1290;
  window.dispatchEvent(new Event('resize'));
  await expect.poll(at).toBe(edge - WIDTH);
}, 60_000);
