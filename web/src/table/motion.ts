/* Things move because an event moved them: along the way the thing really takes, never in the way of a choice. */
import { zoomOf } from '../look/zoom';
import type { Move, Step } from '../transport/protocol';

const MOVE = 260;
const APART = 70;
const LONGEST = 900;
const BLOW = 400;
const FADE = 120;
const HELD = '[data-shifts]';
const WALK = 700;
const WALKER = '[data-walks]';
const EASE = 'cubic-bezier(.3,.7,.2,1)';

interface Remembered {
  move: Move;
  from: DOMRect;
  /** It lay unseen in a place: it comes from the middle of that, as large as it is. */
  unseen: boolean;
  /** What is left of a thing that goes where it cannot be seen. */
  ghost: HTMLElement | null;
  delay: number;
}

interface Hit {
  handle: string;
  amount: number;
  delay: number;
}

export const still = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export class Motion {
  private kept: Remembered[] = [];
  /** Where Areas lay: when one comes or goes, the others make room. */
  private held = new Map<string, DOMRect>();
  /** Where whoever goes from place to place stood, by what they are called. */
  private stood = new Map<string, DOMRect>();
  private blows: Hit[] = [];
  private running: Animation[] = [];
  private ghosts: HTMLElement[] = [];

  /** Before the table is drawn anew: where everything lies that is about to move. */
  remember(root: HTMLElement, steps: Step[]): void {
    this.finish();
    this.kept = [];
    this.blows = [];
    this.held = new Map(
      [...root.querySelectorAll<HTMLElement>(HELD)].map((card) => [card.dataset.handle!, card.getBoundingClientRect()]),
    );
    this.stood = new Map(
      [...root.querySelectorAll<HTMLElement>(WALKER)].map((one) => [one.dataset.walks!, one.getBoundingClientRect()]),
    );
    steps.forEach((step, at) => {
      const delay = Math.min(at * APART, LONGEST);
      for (const move of step.moves ?? []) {
        const old = thing(root, move.was);
        const from = (old ?? place(root, move.origin))?.getBoundingClientRect();
        if (from?.width)
          this.kept.push({ move, from, unseen: !old, ghost: (old?.cloneNode(true) as HTMLElement) ?? null, delay });
      }
      for (const [handle, amount] of Object.entries(step.change ?? {})) this.blows.push({ handle, amount, delay });
    });
  }

  /** After it: each goes from where it lay to where it lies. */
  play(root: HTMLElement): void {
    const reduced = still();
    // All is measured before anything moves: each measure after a movement would lay the whole table out again.
    const sent = this.kept.map((one) => this.way(root, one));
    const aside = reduced ? [] : [...this.making(root), ...this.walking(root)];
    const struck = reduced ? [] : this.blows.flatMap((blow) => this.hit(root, blow));
    for (const go of sent) go(reduced);
    for (const go of aside) go();
    for (const strike of struck) strike();
    this.kept = [];
    this.blows = [];
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    for (const ghost of this.ghosts) ghost.remove();
    this.running = [];
    this.ghosts = [];
  }

  /** Measure its way; gives back how to send it. */
  private way(root: HTMLElement, { move, from, unseen, ghost, delay }: Remembered): (reduced: boolean) => void {
    const arrived = thing(root, move.now);
    const to = (arrived ?? place(root, move.destination))?.getBoundingClientRect();
    const zoom = zoomOf(arrived ?? root.firstElementChild ?? root);
    return (reduced) => {
      if (arrived && to) {
        if (reduced) this.run(arrived, [{ opacity: 0.35 }, { opacity: 1 }], { duration: FADE });
        else
          this.run(
            arrived,
            [{ transform: between(unseen ? inside(from, to) : from, to, zoom) }, { transform: 'none' }],
            {
              duration: MOVE,
              delay,
            },
          );
      } else if (!reduced && ghost) this.leave(ghost, from, to?.width ? to : sunk(from), delay, zoom);
    };
  }

  private leave(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number, zoom: number): void {
    ghost.removeAttribute('data-handle');
    ghost.classList.remove('legal', 'target', 'selected');
    for (const control of ghost.querySelectorAll('button, .verbs, .tip, .c-flag')) control.remove();
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      zoom: String(zoom),
      left: `${from.left / zoom}px`,
      top: `${from.top / zoom}px`,
      width: `${from.width / zoom}px`,
      height: `${from.height / zoom}px`,
      margin: '0',
      zIndex: '30',
      pointerEvents: 'none',
    });
    document.body.append(ghost);
    this.ghosts.push(ghost);
    const moved = this.run(ghost, [{ transform: 'none' }, { transform: between(to, from, zoom), opacity: 0.2 }], {
      duration: MOVE,
      delay,
    });
    void moved?.finished.then(() => ghost.remove()).catch(() => ghost.remove());
  }

  /** What stays and lies elsewhere. */
  private making(root: HTMLElement): (() => void)[] {
    const moved = new Set(this.kept.map(({ move }) => move.now));
    return [...root.querySelectorAll<HTMLElement>(HELD)].flatMap((card) => {
      const from = this.held.get(card.dataset.handle ?? '');
      const to = from && !moved.has(card.dataset.handle!) ? card.getBoundingClientRect() : undefined;
      const zoom = zoomOf(card);
      const x = from && to ? (from.left - to.left) / zoom : 0;
      const y = from && to ? (from.top - to.top) / zoom : 0;
      if (Math.abs(x) < 1 && Math.abs(y) < 1) return [];
      const back = { translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` };
      return [() => this.run(card, [back, { translate: '0 0' }], { duration: MOVE })];
    });
  }

  /** Whoever stands elsewhere now is seen walking there, step by step. */
  private walking(root: HTMLElement): (() => void)[] {
    return [...root.querySelectorAll<HTMLElement>(WALKER)].flatMap((one) => {
      const from = this.stood.get(one.dataset.walks!);
      if (!from?.width) return [];
      const to = one.getBoundingClientRect();
      const zoom = zoomOf(one);
      const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
      return Math.hypot(x, y) < 4 ? [] : [() => this.run(one, walk(x, y), { duration: WALK, easing: 'linear' })];
    });
  }

  private hit(root: HTMLElement, { handle, amount, delay }: Hit): (() => void)[] {
    const struck = thing(root, handle);
    const box = struck?.getBoundingClientRect();
    return struck && box && amount ? [() => this.strike(struck, box, amount, delay)] : [];
  }

  /** The number drops, and what was struck shakes once. */
  private strike(struck: HTMLElement, box: DOMRect, amount: number, delay: number): void {
    const shake = [0, -3, 3, -2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.run(struck, shake, { duration: BLOW, delay });
    const number = document.createElement('b');
    number.className = amount < 0 ? 'drop' : 'drop gain';
    number.textContent = amount < 0 ? `−${-amount}` : `+${amount}`;
    number.setAttribute('aria-hidden', 'true');
    Object.assign(number.style, { left: `${box.left + box.width / 2}px`, top: `${box.top}px` });
    document.body.append(number);
    this.ghosts.push(number);
    const frames = [
      { transform: 'translate(-50%, -4px)', opacity: 1 },
      { transform: 'translate(-50%, 26px)', opacity: 1, offset: 0.7 },
      { transform: 'translate(-50%, 30px)', opacity: 0 },
    ];
    const dropped = this.run(number, frames, { duration: BLOW * 2, delay });
    void dropped?.finished.then(() => number.remove()).catch(() => number.remove());
  }

  private run(node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | undefined {
    const animation = node.animate?.(frames, { easing: EASE, fill: 'backwards', ...timing });
    if (animation) this.running.push(animation);
    return animation;
  }
}

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&');
const thing = (root: HTMLElement, handle: string): HTMLElement | null =>
  handle ? root.querySelector(`[data-handle="${quoted(handle)}"]`) : null;
const place = (root: HTMLElement, id = ''): HTMLElement | null =>
  id ? root.querySelector(`[data-place="${quoted(id)}"], [data-zone="${quoted(id)}"]`) : null;

/** How to look as if one lay in the first box while one lies in the second. */
/** A thing of this size in the middle of a place. */
const inside = (place: DOMRect, size: DOMRect): DOMRect =>
  new DOMRect(
    place.left + (place.width - size.width) / 2,
    place.top + (place.height - size.height) / 2,
    size.width,
    size.height,
  );

function between(shown: DOMRect, lies: DOMRect, zoom: number): string {
  const x = (shown.left + shown.width / 2 - (lies.left + lies.width / 2)) / zoom;
  const y = (shown.top + shown.height / 2 - (lies.top + lies.height / 2)) / zoom;
  const scale = Math.max(0.1, Math.min(3, shown.width / Math.max(1, lies.width)));
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** Where something goes that goes nowhere one could see: it sinks. */
const sunk = (from: DOMRect): DOMRect =>
  new DOMRect(from.left + from.width / 4, from.top + from.height, from.width / 2, from.height / 2);

const STRIDES = 6;

/** From there to here in strides, each a little leap. */
const walk = (x: number, y: number): Keyframe[] =>
  Array.from({ length: STRIDES * 2 + 1 }, (_, at) => {
    const left = 1 - at / (STRIDES * 2);
    const leap = at % 2 ? -7 : 0;
    return { translate: `${(x * left).toFixed(1)}px ${(y * left + leap).toFixed(1)}px`, zIndex: 40 };
  });
