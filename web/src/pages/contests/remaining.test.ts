import { expect, it } from 'vitest';
import { asTime, heardAgain, secondsLeft, shareOver, type Told } from './remaining';

const told: Told = { clock: { round: 2, started: 1000, ends: 3700, minutes: 45 }, now: 1000, heard: 50_000 };

it('counts on from what the server said, whatever the time of day is here', () => {
  expect(secondsLeft(told, 50_000)).toBe(2700);
  expect(secondsLeft(told, 50_000 + 60_000)).toBe(2640);
  expect(secondsLeft(told, 50_000 + 2_760_000)).toBe(-60);
});

it('shows no more than the whole round where the server told a moment before the clock was started', () => {
  expect(secondsLeft({ ...told, now: 999.6 }, 50_000)).toBe(2700);
});

it('has no time where the clock was not started, or the round has no end', () => {
  expect(secondsLeft({ ...told, clock: null }, 0)).toBeNull();
  expect(secondsLeft({ ...told, clock: { ...told.clock!, started: 0 } }, 0)).toBeNull();
  expect(secondsLeft({ ...told, clock: { ...told.clock!, minutes: 0 } }, 0)).toBeNull();
});

it('does not jump by what an answer takes to come, and takes over what was changed', () => {
  const late = { ...told, now: 1009, heard: 60_000 };
  expect(secondsLeft(heardAgain(told, late), 60_000)).toBe(2690);
  const longer = { ...late, clock: { ...late.clock!, ends: 4000 } };
  expect(secondsLeft(heardAgain(told, longer), 60_000)).toBe(2990);
  const slept = { ...told, now: 1500, heard: 60_000 };
  expect(secondsLeft(heardAgain(told, slept), 60_000)).toBe(2200);
});

it('writes minutes and seconds, and hours where there are some', () => {
  expect([2700, 700, 59.2, 5, 3725, 0].map(asTime)).toEqual(['45:00', '11:40', '1:00', '0:05', '1:02:05', '0:00']);
  expect([-0.5, -1, -65.3].map(asTime)).toEqual(['0:00', '0:01', '1:05']);
});

it('says how much of a round is over', () => {
  expect([2700, 1350, 0, -10].map((left) => shareOver(told.clock!, left))).toEqual([0, 0.5, 1, 1]);
});
