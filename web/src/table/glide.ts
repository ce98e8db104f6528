/* What lies elsewhere once the table is laid out anew goes there, and nothing jumps: a card came, a zone took its room. */
import { zoomOf } from '../look/zoom';

const GLIDE = 260;
/** Where nothing should travel it is held where it lay until the new picture is complete, and then is where it belongs. */
const AT_ONCE = 50;
const EASE = 'cubic-bezier(.3,.7,.2,1)';
const LEAST = 0.5;
/** What these movements are called, for whoever waits for their end. */
const GLIDES = 'glides';

interface Lay {
  x: number;
  y: number;
  within: Element | null;
}

/** In pixels of the screen: an offset is told in those of what is zoomed, and a side is larger when there is room. */
function layOf(node: HTMLElement): Lay {
  const zoom = zoomOf(node);
  return { x: node.offsetLeft * zoom, y: node.offsetTop * zoom, within: node.offsetParent };
}

export class Glide {
  private lay = new Map<HTMLElement, Lay>();
  private running: Animation[] = [];

  /** Before the table is drawn anew. Where things lie is asked without what moves them: that goes on by itself. */
  remember(root: HTMLElement): void {
    this.lay = new Map([...root.querySelectorAll<HTMLElement>('[data-glides]')].map((node) => [node, layOf(node)]));
  }

  /** After it. What moves with something that glides itself stays where it lies in that. */
  play(still: boolean): void {
    for (const animation of this.running) animation.finish();
    const moved = [...this.lay].flatMap(([node, was]) => {
      const { x, y, within } = node.isConnected ? layOf(node) : was;
      const way = { x: was.x - x, y: was.y - y };
      return within && within === was.within && Math.hypot(way.x, way.y) > LEAST
        ? [{ node, way, zoom: zoomOf(node) }]
        : [];
    });
    this.running = moved.flatMap(({ node, way, zoom }) => {
      const frames = [{ translate: `${way.x / zoom}px ${way.y / zoom}px` }, { translate: '0px 0px' }];
      const timing = still ? { duration: AT_ONCE, easing: 'steps(1, end)' } : { duration: GLIDE, easing: EASE };
      return node.animate?.(frames, { id: GLIDES, ...timing }) ?? [];
    });
    this.lay.clear();
  }
}
