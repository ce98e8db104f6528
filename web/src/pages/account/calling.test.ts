import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ability, begin } from './calling';

class Worker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
const worker = new Worker();
const subscribe = vi.fn(() => Promise.resolve({ toJSON: () => ({ endpoint: 'https://push', keys: {} }) }));
const registration = {
  active: null,
  installing: worker,
  pushManager: { getSubscription: () => Promise.resolve(null), subscribe },
};

beforeEach(() => {
  subscribe.mockClear();
  worker.state = 'installing';
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
});
afterEach(() => vi.unstubAllGlobals());
const stand = (more: object) => vi.stubGlobal('navigator', more);

it('waits for a worker that begins, and gives up one that could not be installed', async () => {
  stand({ serviceWorker: { register: () => Promise.resolve(registration) } });
  const given = begin('AAAA');
  const refused = expect(given).rejects.toThrow();
  await new Promise((done) => setTimeout(done));
  worker.become('redundant');
  await refused;
  expect(subscribe).not.toHaveBeenCalled();

  const again = begin('AAAA');
  await new Promise((done) => setTimeout(done));
  worker.become('installed');
  worker.become('activated');
  expect((await again)?.endpoint).toBe('https://push');
});

it('knows an iPad by its fingers, as it calls itself a Macintosh', () => {
  const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
  stand({ userAgent: safari, maxTouchPoints: 5 });
  expect(ability()).toBe('iphone');
  stand({ userAgent: safari, maxTouchPoints: 0 });
  expect(ability()).toBe('unable');
  stand({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', maxTouchPoints: 5 });
  expect(ability()).toBe('iphone');
});
