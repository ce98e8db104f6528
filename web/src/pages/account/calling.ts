/* Whether this browser can be called where no page is open, and how it is asked to be. */
import type { NewPush } from '../../transport/protocol';

const WORKER = '/push.js';
/** Where no page lies: the worker shows notices, and has nothing to do with pages. */
const SCOPE = '/push/';

/** `iphone`: only from the home screen. `unable`: never here. `refused`: somebody said no, and only the browser's settings help. */
export type Ability = 'able' | 'refused' | 'iphone' | 'unable';

export function ability(): Ability {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'refused' : 'able';
  return /iPhone|iPad/.test(navigator.userAgent) || isPad() ? 'iphone' : 'unable';
}

/** Safari on an iPad calls itself a Macintosh; no Macintosh is touched with several fingers. */
const isPad = (): boolean => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** By which this browser is called now; empty: it is not. */
export async function endpointHere(): Promise<string> {
  if (!('serviceWorker' in navigator)) return '';
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await worker?.pushManager?.getSubscription())?.endpoint ?? '';
}

/** Asks whoever sits here for leave; nothing where they do not give it. To be called from a click alone. */
export async function begin(key: string): Promise<NewPush | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(worker);
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be of another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

export async function end(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** No page is in its scope, so nothing else waits for it to begin. One that could not be installed never begins, and says so. */
function active(worker: ServiceWorkerRegistration): Promise<void> {
  const begins = worker.installing ?? worker.waiting;
  if (worker.active || !begins) return Promise.resolve();
  return new Promise((done, failed) => {
    begins.addEventListener('statechange', () => {
      if (begins.state === 'activated') done();
      else if (begins.state === 'redundant') failed(new Error('the worker was not installed'));
    });
  });
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
