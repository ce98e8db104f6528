/* A recording instead of a server: moments of a game, one after the other. For tests, and for looking at the table. */
import type { Given } from './protocol';
import { NOTHING_AROUND, type Act, type Around, type Listener, type News, type Transport } from './transport';

export class Recorded implements Transport {
  /** What was sent, in order. */
  readonly sent: string[] = [];
  private listener: Listener = () => {};
  private at = 0;

  constructor(
    private readonly moments: Given[],
    private readonly around: Partial<Around> = {},
  ) {}

  listen(listener: Listener): () => void {
    this.listener = listener;
    this.tell();
    return () => (this.listener = () => {});
  }

  act(act: Act): void {
    if (act.type === 'choose') {
      this.sent.push(`${act.number} ${act.form}`);
      if (this.at < this.moments.length - 1) this.at += 1;
      this.tell();
    } else if (act.type === 'undo') {
      this.sent.push('undo');
      this.at = Math.max(0, this.at - 1);
      this.tell();
    } else {
      const { type, ...rest } = act;
      this.sent.push([type, ...Object.values(rest)].join(' '));
    }
  }

  reach(): void {
    this.connection(true);
  }

  speak(lang: string): void {
    this.sent.push(`speak ${lang}`);
  }

  /** The line is cut, or found again. */
  connection(open: boolean): void {
    this.listener({ kind: 'connection', state: { open } });
  }

  refuse(words: string): void {
    this.listener({ kind: 'refused', words });
  }

  news(news: News): void {
    this.listener(news);
  }

  private tell(): void {
    this.listener({
      kind: 'given',
      given: this.moments[this.at],
      around: { ...NOTHING_AROUND, ...this.around },
    });
  }
}
