/* Pages load their parts when they are opened. One that was left open while the server came to a newer version asks for parts
 * that are no more, as does one whose line is gone: that is said, and whoever reads it loads the page anew. */
class Missing {
  parts = $state(false);

  constructor() {
    window.addEventListener('vite:preloadError', () => (this.parts = true));
  }
}

export const missing = new Missing();
