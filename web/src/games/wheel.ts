/* The lines of the frontispiece, drawn once. */
const point = (radius: number, angle: number): string =>
  [310 + Math.cos(angle) * radius, 310 + Math.sin(angle) * radius].map((value) => value.toFixed(1)).join(' ');

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export interface Wheel {
  rays: string;
  ticks: string;
  guilloche: string;
  star: string;
}

export function wheel(): Wheel {
  const rays = range(72).map((i) => {
    const a = (i * Math.PI) / 36;
    const reach = i % 2 ? 118 : i % 6 ? 134 : 156;
    return `M${point(96, a - 0.02)}L${point(reach, a)}L${point(96, a + 0.02)}z`;
  });
  const ticks = range(180).map((i) => {
    const a = (i * Math.PI) / 90;
    return `M${point(284, a)}L${point(i % 15 ? (i % 5 ? 289 : 294) : 303, a)}`;
  });
  const guilloche = range(4).flatMap((k) =>
    range(181).map((i) => {
      const a = (i * Math.PI) / 90;
      return `${i ? 'L' : 'M'}${point(228 + 22 * Math.sin(18 * a + (k * Math.PI) / 2), a)}`;
    }),
  );
  const star = range(2).flatMap((k) =>
    range(4).map((i) => `${i ? 'L' : 'M'}${point(198, -Math.PI / 2 + (k * Math.PI) / 3 + (i * Math.PI * 2) / 3)}`),
  );
  return { rays: rays.join(''), ticks: ticks.join(''), guilloche: guilloche.join(''), star: star.join('') };
}
