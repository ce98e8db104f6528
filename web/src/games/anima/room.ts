/* Where there is little room, something gives way, step by step, until nothing that must be read is cut: the steps that were taken
 * stand on the node as `data-room`, and style says what they mean. */
export function room(parts: string, steps: string[]): (node: HTMLElement) => () => void {
  const cut = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;
  return (node) => {
    const fit = (): void => {
      delete node.dataset.room;
      for (const at of steps.keys()) {
        if (![...node.querySelectorAll(parts)].some(cut)) return;
        node.dataset.room = steps.slice(0, at + 1).join(' ');
      }
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
