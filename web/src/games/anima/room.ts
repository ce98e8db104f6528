import { zoomOf } from '../../look/zoom';

/** As many lines as are whole in what is left of the height: what is still too long ends with a sign that it goes on. */
function inWholeLines(part: HTMLElement): void {
  const { parentElement: box } = part;
  const line = parseFloat(getComputedStyle(part).lineHeight);
  if (!box || !(line > 0)) return;
  const left = box.getBoundingClientRect().bottom - part.getBoundingClientRect().top;
  const lines = String(Math.max(1, Math.floor(left / zoomOf(box) / line)));
  part.style.setProperty('-webkit-line-clamp', lines);
}

/* Where there is little room, something gives way, step by step, until nothing that must be read is cut: the steps that were taken
 * stand on the node as `data-room`, and style says what they mean. `lined`: what is cut after all of them ends with a whole line. */
export function room(parts: string, steps: string[], lined = false): (node: HTMLElement) => () => void {
  const cut = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;
  return (node) => {
    const found = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(parts)];
    const fit = (): void => {
      delete node.dataset.room;
      for (const part of found()) part.style.removeProperty('-webkit-line-clamp');
      for (const at of steps.keys()) {
        if (!found().some(cut)) return;
        node.dataset.room = steps.slice(0, at + 1).join(' ');
      }
      if (lined && found().some(cut)) found().forEach(inWholeLines);
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return () => {};
    const sized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    sized.observe(node);
    changed.observe(node, { childList: true, subtree: true, characterData: true, attributeFilter: ['class'] });
    return () => {
      sized.disconnect();
      changed.disconnect();
    };
  };
}
