import { expect, it } from 'vitest';
import { burst, edge, lines } from './strike';

const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

it('ends a line at the edge of what it points at', () => {
  expect(edge(box(0, 0), { x: 50, y: -400 })).toEqual({ x: 50, y: -6 });
  expect(edge(box(0, 0), { x: 500, y: 50 })).toEqual({ x: 106, y: 50 });
});

it('lays the star between source and target, and a line to everybody who may take it instead', () => {
  const drawn = lines(box(400, 0), box(0, 400), [box(200, 400), box(320, 400)]);
  expect(
    drawn.may.map((line) => line.split('L')[1]),
    'to its flag',
  ).toEqual(['250.0 391.0', '370.0 391.0']);
  expect(drawn.at.y).toBeGreaterThan(100);
  expect(drawn.at.y).toBeLessThan(400);
  expect(drawn.line).toContain('Q');
});

it('has no line where the source lies nowhere', () => {
  expect(lines(null, box(0, 400), []).line).toBe('');
  expect(burst().endsWith('z')).toBe(true);
});
