/* The back of every card, as the value of a CSS variable: a rosette of guilloche in gilt on brown. */
import { MARKS } from './marks';

function ring(radius: number, swing: number, waves: number, turn: number): string {
  const points = waves * 12;
  return Array.from({ length: points + 1 }, (_, i) => {
    const a = (i / points) * Math.PI * 2;
    const r = radius + swing * Math.sin(waves * a + turn);
    return `${i ? 'L' : 'M'}${(100 + Math.cos(a) * r).toFixed(1)} ${(140 + Math.sin(a) * r * 1.35).toFixed(1)}`;
  }).join('');
}

export function back(): string {
  const rings = [
    ...[0, 1, 2, 3, 4].map((k) => ring(62, 18, 12, k * 1.256)),
    ...[0, 1, 2].map((k) => ring(28, 10, 7, k * 2.1)),
    ring(96, 6, 24, 0),
    ring(96, 6, 24, Math.PI),
  ].join('');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><rect width="200" height="280" fill="#1b1512"/>' +
    `<path d="${rings}" fill="none" stroke="#a98546" stroke-width="1.1" opacity=".75"/>` +
    `<path d="${MARKS.arcane.d}" transform="translate(76 116) scale(2)" fill="#d7ae62"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
