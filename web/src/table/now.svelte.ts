/* The time of day, four times a second, while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 250;
const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, EVERY);
  return () => clearInterval(ticking);
});

export function now(): number {
  subscribe();
  return Date.now();
}
