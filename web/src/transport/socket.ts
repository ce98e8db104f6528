/* A table over the WebSocket of a server. A line that is cut is tried again, each time after a longer while. */
import { readSet } from '../words/typography';
import { PROTOCOL, type ClientMessage, type ServerMessage, type TableMessage } from './protocol';
import { NOTHING_AROUND, type Act, type Listener, type Transport } from './transport';

const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];

export interface Seat {
  match: string;
  seat: number;
}

type Unnumbered<Message> = Message extends ClientMessage ? Omit<Message, 'id'> : never;

export class Socket implements Transport {
  private line: WebSocket | null = null;
  private listener: Listener = () => {};
  private told = -1;
  private ids = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly at: Seat,
    private lang: string,
    private readonly connect: () => WebSocket = open,
  ) {}

  listen(listener: Listener): () => void {
    this.listener = listener;
    this.begin();
    return () => {
      this.listener = () => {};
      clearTimeout(this.timer);
      this.line?.close();
      this.line = null;
    };
  }

  act(act: Act): void {
    this.send({ ...act, ...this.at } as Unnumbered<ClientMessage>);
  }

  reach(): void {
    if (this.line?.readyState === WebSocket.OPEN || this.line?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.begin();
  }

  speak(lang: string): void {
    this.lang = lang;
    this.told = -1;
    this.send({ type: 'language', language: lang });
  }

  private begin(): void {
    const line = this.connect();
    this.line = line;
    line.onopen = () => {
      this.failures = 0;
      this.send({ type: 'hello', protocol: PROTOCOL, language: this.lang });
      this.send({ type: 'join', ...this.at, since: this.told });
    };
    line.onmessage = (event: MessageEvent<string>) => this.hear(readSet(event.data, this.lang) as ServerMessage);
    line.onclose = () => {
      if (this.line === line) this.retry();
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'refused') {
      this.listener({ kind: 'refused', words: message.words.map((span) => span.text).join('') });
    } else if ('match' in message && message.match === this.at.match) this.hearOfMatch(message);
  }

  private hearOfMatch(message: Extract<ServerMessage, { match: string }>): void {
    if ('seat' in message && message.seat !== this.at.seat) return;
    if (message.type === 'table') this.hearTable(message);
    else if (message.type === 'chat') this.listener({ kind: 'said', lines: message.lines });
    else if (message.type === 'presence')
      this.listener({
        kind: 'presence',
        seats: message.seats,
        watching: message.watching,
        patience: message.patience,
      });
    else if (message.type === 'advice')
      this.listener({ kind: 'advice', number: message.number, form: message.form, why: message.why ?? [] });
    else {
      const { number, scene, story } = message;
      this.listener({ kind: 'moment', number, scene, story });
    }
  }

  private hearTable({ number, scene, ask, story, offers, time, countdown, stops, next, frozen }: TableMessage): void {
    this.told = number;
    this.listener({ kind: 'connection', state: { open: true } });
    this.listener({
      kind: 'given',
      given: { scene, ask, story },
      around: {
        ...NOTHING_AROUND,
        ...Object.fromEntries(
          Object.entries({ offers, time, countdown, stops, next, frozen }).filter(([, value]) => value !== undefined),
        ),
      },
    });
  }

  private retry(): void {
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)];
    this.failures += 1;
    this.listener({ kind: 'connection', state: { open: false, again: Date.now() + pause } });
    this.timer = setTimeout(() => this.begin(), pause);
  }

  private send(message: Unnumbered<ClientMessage>): void {
    this.ids += 1;
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify({ ...message, id: this.ids }));
  }
}

function open(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/live`);
}
