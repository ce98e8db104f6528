/* No test asks a server that it has not put there itself, and none ends while what it has begun to load is still to come: that would
   fall upon the next one, or upon a page that is gone. */
import { afterEach, vi } from 'vitest';

globalThis.fetch = () => Promise.reject(new Error('there is no server in tests'));
afterEach(() => vi.dynamicImportSettled());
