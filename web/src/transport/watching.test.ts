import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContest } from './watching';

class Line {
  static all: Line[] = [];
  sent: string[] = [];
  closed = false;
  onopen = () => {};
  onclose = () => {};
  onmessage = (event: { data: string }) => void event;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.onclose();
  }
}

const heard: number[] = [];
const reached: boolean[] = [];
const watch = () =>
  watchContest(
    'friday',
    'fr',
    { heard: (number) => heard.push(number), reached: (open) => reached.push(open) },
    () => new Line() as unknown as WebSocket,
  );

beforeEach(() => {
  vi.useFakeTimers();
  [Line.all.length, heard.length, reached.length] = [0, 0, 0];
});
afterEach(() => vi.useRealTimers());

it('says who it is and what it watches, and tells of that contest alone', () => {
  watch();
  Line.all[0].onopen();
  expect(Line.all[0].sent.map((text) => JSON.parse(text))).toMatchObject([
    { type: 'hello', language: 'fr' },
    { type: 'watch', contest: 'friday' },
  ]);
  Line.all[0].onmessage({ data: '{"type":"contestNews","contest":"friday","number":7,"whole":true,"tables":[]}' });
  Line.all[0].onmessage({ data: '{"type":"contestNews","contest":"other","number":9,"whole":true,"tables":[]}' });
  expect(heard).toEqual([7]);
});

it('tries a line that was cut again, and then has everything asked for that was missed', () => {
  watch();
  Line.all[0].onopen();
  Line.all[0].onclose();
  vi.advanceTimersByTime(500);
  expect(Line.all.length).toBe(2);
  Line.all[1].onclose();
  vi.advanceTimersByTime(500);
  expect(Line.all.length).toBe(2); // each time after a longer while
  vi.advanceTimersByTime(500);
  Line.all[2].onopen();
  expect(reached).toEqual([true, false, false, true]);
  expect(heard).toEqual([0]);
});

it('ends when nobody looks any more', () => {
  const stop = watch();
  Line.all[0].onopen();
  stop();
  vi.advanceTimersByTime(60_000);
  expect([Line.all.length, Line.all[0].closed]).toEqual([1, true]);
});
