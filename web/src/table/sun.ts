/* The sun that is eclipsed: what marks a turning that no card stands for. */
const RAYS = 24;

/** Its rays around the middle of a box, from an inner radius outwards, every second one longer. */
export function sunRays(inner: number, short: number, long: number): string {
  return Array.from({ length: RAYS }, (_, at) => {
    const angle = (at * Math.PI * 2) / RAYS;
    const point = (r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
    return `M${point(inner)}L${point(at % 2 ? short : long)}`;
  }).join('');
}
