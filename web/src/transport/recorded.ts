/* A recording instead of a server: moments of a game, one after the other. For tests, and for looking at the table. */
import type { Given } from './protocol';
import type { Listener, Transport } from './transport';

export class Recorded implements Transport {
  /** What was sent, in order. */
  readonly sent: string[] = [];
  private listener: Listener = () => {};
  private at = 0;

  constructor(private readonly moments: Given[]) {}

  listen(listener: Listener): () => void {
    this.listener = listener;
    this.tell();
    return () => (this.listener = () => {});
  }

  choose(number: number, form: string): void {
    this.sent.push(`${number} ${form}`);
    if (this.at < this.moments.length - 1) this.at += 1;
    this.tell();
  }

  undo(): void {
    this.sent.push('undo');
    this.at = Math.max(0, this.at - 1);
    this.tell();
  }

  concede(): void {
    this.sent.push('concede');
  }

  again(): void {
    this.sent.push('again');
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

  private tell(): void {
    this.listener({ kind: 'given', given: this.moments[this.at] });
  }
}
