/* Pages load their parts when they are opened. One that was left open while the server came to a newer version asks for parts
 * that are no more, as does one whose line is gone: that is said, and whoever reads it loads the page anew, or puts it away: the
 * next page may be there. */
class Missing {
  parts = $state(false);

  constructor() {
    window.addEventListener('vite:preloadError', () => (this.parts = true));
    // before the new page asks for its own parts
    window.addEventListener('hashchange', () => (this.parts = false), { capture: true });
  }
}

export const missing = new Missing();
