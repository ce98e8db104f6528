import { afterEach, expect, it, vi } from 'vitest';
import { copied } from './copying';

const LINK = 'http://192.0.2.7:8000/#/table/ab12/1';
const clipboard = (given: unknown) => vi.stubGlobal('navigator', { clipboard: given });
const old = (does: boolean) => Object.assign(document, { execCommand: vi.fn(() => does) });
afterEach(() => vi.unstubAllGlobals());

it('copies by the clipboard where there is one', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  clipboard({ writeText });
  expect(await copied(LINK)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(LINK);
});

it('copies without one, as over plain HTTP', async () => {
  clipboard(undefined);
  const { execCommand } = old(true);
  expect(await copied(LINK)).toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(document.querySelector('textarea')).toBeNull();
});

it('shows what is to be copied where nothing else is left', async () => {
  clipboard({ writeText: () => Promise.reject(new Error('not allowed')) });
  old(false);
  const prompt = vi.fn();
  vi.stubGlobal('prompt', prompt);
  expect(await copied(LINK)).toBe(false);
  expect(prompt).toHaveBeenCalledWith(expect.any(String), LINK);
});
