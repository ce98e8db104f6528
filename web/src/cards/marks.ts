/* Six marks for six elements: curl, flame, two waves, leaf, cut stone, seven-pointed star. They stay distinct at 11 px. */
import type { Element } from './pictures/plate';

export interface MarkShape {
  d: string;
  /** Drawn as a line, not filled. */
  line?: boolean;
  evenodd?: boolean;
}

export const MARKS: Record<Element, MarkShape> = {
  air: { d: 'M3 18.5c8 2.5 18 .5 18-7.5C21 3.6 10.6 2.8 9.6 9.6c-.7 4.9 6 6 6.4 2', line: true },
  fire: {
    d: 'M12.6.8C13 6 19.6 8.6 19.6 15.2c0 5-3.4 8-7.6 8s-7.6-2.9-7.6-7.6c0-3.4 2.3-4.8 2.6-8.4 1.7 1 2.7 2.7 2.8 4.6C11.900 9.400 13 5.200 12.600.8z',
  },
  water: {
    d: 'M1.800 9.200c2-4.600 5-4.600 6.800 0s4.800 4.600 6.800 0 4.800-4.600 6.800 0M1.800 17.200c2-4.600 5-4.600 6.800 0s4.800 4.600 6.800 0 4.800-4.600 6.800 0',
    line: true,
  },
  vegetal: {
    d: 'M3.200 22.800 2 21.600l2.300-2.500C1.900 9.600 8.200 2 22.200 1.800c.4 13.800-6.300 20.400-15.600 18.400zM6 18.300 16.600 7.400l-1-.9L5 17.200z',
    evenodd: true,
  },
  mineral: { d: 'M12 .8 21 6l-9 5.200L3 6zM2 7.800l9 5.200v10.300L2 18zM22 7.800 13 13v10.300L22 18z' },
  arcane: { d: star(7, 11.8, 4.9) },
};

function star(points: number, outer: number, inner: number): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / points;
    const r = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${(12 + Math.cos(a) * r).toFixed(1)} ${(12 + Math.sin(a) * r).toFixed(1)}`;
  }
  return `${d}z`;
}
