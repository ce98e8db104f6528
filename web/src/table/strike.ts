/* Where the lines of a blow run, in the box of a board. */
export interface Point {
  x: number;
  y: number;
}

export interface Strike {
  /** From the source to the target; empty where the source lies nowhere. */
  line: string;
  /** The corners of its head. */
  head: string;
  /** From the star to each who may take it instead. */
  may: string[];
  /** Where the star with the number stands. */
  at: Point;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SHORT = 34;
/** How far the flag of what can be chosen stands out above it. */
const FLAG = 9;

/** Lines end at the edge of what they point at, on the side they come from. */
export function edge(box: Box, from: Point): Point {
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const dx = from.x - centre.x;
  const dy = from.y - centre.y;
  const reach = Math.min(
    dx ? (box.width / 2 + 6) / Math.abs(dx) : Infinity,
    dy ? (box.height / 2 + 6) / Math.abs(dy) : Infinity,
  );
  return Number.isFinite(reach) ? { x: centre.x + dx * reach, y: centre.y + dy * reach } : centre;
}

/** How much higher or lower the other end must lie for a line to come from above or below. */
const CLEAR = 20;

/** A point of a bent line, so far along it. */
function onCurve(from: Point, bend: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  const along = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) };
}

const near = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow's head at a point, looking along an angle. */
function headAt(at: Point, angle: number): string {
  const corner = (turn: number) => near({ x: at.x + Math.cos(turn) * 15, y: at.y + Math.sin(turn) * 15 });
  return [near(at), corner(angle + 2.7), corner(angle - 2.7)].join(' ');
}

/** A star of twelve points. */
export const burst = (): string =>
  `${Array.from({ length: 24 }, (_, at) => {
    const angle = (at * Math.PI) / 12;
    const reach = at % 2 ? 22 : 30;
    return `${at ? 'L' : 'M'}${near({ x: Math.cos(angle) * reach, y: Math.sin(angle) * reach })}`;
  }).join('')}z`;

export function lines(source: Box | null, target: Box, others: Box[]): Strike {
  const centre = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const from = source ? centre(source) : { x: centre(target).x + 150, y: target.top - 90 };
  const start = source ? edge(source, { x: centre(target).x, y: from.y }) : from;
  /** It leaves sideways and falls from above, past what lies between; where both lie at one height, straight on. */
  const falls = Math.abs(start.y - centre(target).y) > target.height / 2 + CLEAR;
  const over = { x: centre(target).x + (start.x - centre(target).x) * 0.1, y: start.y };
  const to = edge(target, falls ? over : from);
  const bend = falls ? over : { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 };
  /** The star lies on the way, nearer to where it comes from. */
  const at = source ? onCurve(start, bend, to, 0.42) : { x: (start.x + to.x) / 2, y: start.y + (to.y - start.y) * 0.3 };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  return {
    line: source ? `M${near(start)}Q${near(bend)} ${near(to)}` : '',
    head: source ? headAt(to, angle) : '',
    may: others.map((box) => {
      const end = at.y < box.top - CLEAR ? { x: centre(box).x, y: box.top - FLAG } : edge(box, at);
      const length = Math.hypot(end.x - at.x, end.y - at.y) || 1;
      const begin = { x: at.x + ((end.x - at.x) * SHORT) / length, y: at.y + ((end.y - at.y) * SHORT) / length };
      return `M${near(begin)}L${near(end)}`;
    }),
    at,
  };
}

/** Where the first thing that one of these selectors finds lies in a box; null where none is shown. */
export function boxIn(root: HTMLElement, selectors: string[]): Box | null {
  const outer = root.getBoundingClientRect();
  const scale = root.offsetWidth ? outer.width / root.offsetWidth : 1;
  const found = selectors.reduce<Element | null>((one, selector) => one ?? root.querySelector(selector), null);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  return {
    left: (box.left - outer.left) / scale,
    top: (box.top - outer.top) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

/** Measured on the page; nothing where the target is not shown. At most three lines at a time. */
export function strikeOf(root: HTMLElement, source: string, target: string, others: string[]): Strike | null {
  const boxOf = (handle: string) => (handle ? boxIn(root, [`[data-handle="${CSS.escape(handle)}"]`]) : null);
  const hit = boxOf(target);
  if (!hit) return null;
  const may = others.slice(0, 2).flatMap((handle) => boxOf(handle) ?? []);
  return lines(boxOf(source), hit, may);
}
