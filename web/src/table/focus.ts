/* Who plays by key never loses their place: when what was focused is gone, the same thing where it now lies, or the question. */

const QUESTION = '.ask .q';

export class Focus {
  private handle = '';
  private byKey = false;

  /** Watch where the focus is; gives back how to stop. */
  watch(): () => void {
    const focused = (event: FocusEvent) => {
      const node = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
      this.handle = node?.dataset.handle ?? '';
    };
    const key = () => (this.byKey = true);
    const pointer = () => (this.byKey = false);
    window.addEventListener('focusin', focused);
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('focusin', focused);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }

  /** After something was drawn anew. A pointer needs no focus, and a card must not be read because one clicked elsewhere. */
  restore(root: ParentNode): void {
    const now = document.activeElement;
    if (!this.byKey || (now && now !== document.body && now.isConnected)) return;
    const same = this.handle && root.querySelector<HTMLElement>(`[data-handle="${CSS.escape(this.handle)}"]`);
    (same || root.querySelector<HTMLElement>(QUESTION))?.focus({ preventScroll: true });
  }
}
