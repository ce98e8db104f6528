import { expect, it } from 'vitest';
import { inWords, today, upTo } from './days';

it('writes the date where somebody is', () => {
  expect(today(new Date(2026, 0, 3, 0, 5))).toBe('2026-01-03');
  expect(today(new Date(2026, 10, 19, 23, 59))).toBe('2026-11-19');
});

it('says a day in either language, whatever the zone', () => {
  expect(inWords('2026-11-19', 'en-GB')).toContain('19 November');
  expect(inWords('2026-11-19', 'fr')).toBe('jeudi 19 novembre');
});

it('counts back over the end of a month', () => {
  expect(upTo('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});
