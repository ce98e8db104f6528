/* Rows that are higher than their room move together, so that no line is cut by the edge: first there is less space between them,
   then the piles wait below the edge, then a broad tile tells no more than two lines. What is left out is read on the card. */

import { zoomOf } from '../../look/zoom';

/** How high the rows are at a step, and how high without the piles that come last. */
export interface Heights {
  whole: number;
  land: number;
}

/** The step that is taken: the lines of the land are left out only after the piles. */
export function stepFor(room: number, at: (step: number) => Heights): number {
  if (at(0).whole <= room) return 0;
  return at(1).land <= room ? 1 : 2;
}

/** How far piles that would be cut are moved down, so that they begin at the edge. */
export const pushed = (room: number, { whole, land }: Heights): number =>
  whole > room && land < room ? room - land : 0;

export function snug(rows: HTMLElement): () => void {
  const fit = (): void => {
    const last = rows.lastElementChild;
    const piles = last instanceof HTMLElement && last.matches('.piles') ? last : null;
    if (piles) piles.style.marginTop = '';
    const at = (step: number): Heights => {
      rows.dataset.snug = String(step);
      const whole = rows.scrollHeight;
      if (!piles) return { whole, land: whole };
      const above = piles.getBoundingClientRect().top - rows.getBoundingClientRect().top;
      return { whole, land: above / zoomOf(rows) + rows.scrollTop };
    };
    const room = rows.clientHeight;
    const down = pushed(room, at(stepFor(room, at)));
    if (piles && down) piles.style.marginTop = `${down}px`;
  };
  fit();
  if (typeof ResizeObserver === 'undefined') return () => {};
  const watch = new ResizeObserver(fit);
  const observe = (): void => [rows, ...rows.children].forEach((one) => watch.observe(one));
  const grown = new MutationObserver(observe);
  grown.observe(rows, { childList: true });
  observe();
  return () => {
    watch.disconnect();
    grown.disconnect();
  };
}
