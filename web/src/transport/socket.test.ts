import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moment } from '../testing/moment';
import { Socket } from './socket';
import type { News } from './transport';

class Line {
  static readonly lines: Line[] = [];
  readyState: number = WebSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

let heard: News[] = [];
const { given } = moment('magenoir-main.en');
const table = { type: 'table', match: 'm', seat: 0, number: given.scene.number, ...given };

function begun(): Line {
  const socket = new Socket({ match: 'm', seat: 0 }, 'en', () => new Line() as unknown as WebSocket);
  socket.listen((news) => heard.push(news));
  const line = Line.lines.at(-1)!;
  line.onopen();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});
afterEach(() => vi.useRealTimers());

it('says hello, joins its seat, and tells what it is given', () => {
  const line = begun();
  expect(line.sent.map((message) => message.type)).toEqual(['hello', 'join']);
  line.onmessage({ data: JSON.stringify(table) });
  expect(heard.at(-1)).toMatchObject({ kind: 'given', given: { scene: { number: given.scene.number } } });
});

it('hears nothing of other tables', () => {
  const line = begun();
  line.onmessage({ data: JSON.stringify({ ...table, match: 'other' }) });
  expect(heard).toEqual([]);
});

it('tries again when the line is cut, and goes on from what was told', () => {
  const line = begun();
  line.onmessage({ data: JSON.stringify(table) });
  line.onclose();
  expect(heard.at(-1)).toMatchObject({ kind: 'connection', state: { open: false } });
  vi.advanceTimersByTime(600);
  const again = Line.lines.at(-1)!;
  expect(again).not.toBe(line);
  again.onopen();
  expect(again.sent.at(-1)).toMatchObject({ type: 'join', since: given.scene.number });
});
