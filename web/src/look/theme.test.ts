import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shown = () => document.documentElement.dataset.theme;

/** A page that is opened anew, and the system that wants light or dark. */
async function opened(light: boolean) {
  const system = Object.assign(new EventTarget(), { matches: light });
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  vi.resetModules();
  const { look } = await import('./theme.svelte');
  look.show();
  const turn = (to: boolean) => {
    system.matches = to;
    system.dispatchEvent(new Event('change'));
  };
  return { look, turn };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('follows the system while the page is open, where nobody has chosen', async () => {
  const { look, turn } = await opened(false);
  expect(shown()).toBe('dark');
  turn(true);
  expect([look.theme, shown()]).toEqual(['light', 'light']);
  turn(false);
  expect([look.theme, shown()]).toEqual(['dark', 'dark']);
});

it('stays what somebody chose, whatever the system wants', async () => {
  const { look, turn } = await opened(false);
  look.choose('light');
  turn(true);
  turn(false);
  expect([look.theme, shown()]).toEqual(['light', 'light']);
});
