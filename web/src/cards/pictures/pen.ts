/* A pen writes path data in whole units, relative, without a needless space. */

export class Pen {
  d = '';
  x = 0;
  y = 0;
  /** The control point of the last curve, which the next smooth one mirrors. */
  cx = 0;
  cy = 0;
  private command = '';
  private afterLetter = false;

  move(x: number, y: number): this {
    x = Math.round(x);
    y = Math.round(y);
    this.say('M');
    this.command = '';
    return this.numbers(x, y).at(x, y);
  }

  line(x: number, y: number): this {
    x = Math.round(x);
    y = Math.round(y);
    this.say('l');
    return this.numbers(x - this.x, y - this.y).at(x, y);
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    cx = Math.round(cx);
    cy = Math.round(cy);
    x = Math.round(x);
    y = Math.round(y);
    this.say('q');
    this.numbers(cx - this.x, cy - this.y, x - this.x, y - this.y);
    this.cx = cx;
    this.cy = cy;
    return this.at(x, y);
  }

  /** A quadratic curve whose control point is the mirror of the last one. */
  smooth(x: number, y: number): this {
    x = Math.round(x);
    y = Math.round(y);
    this.say('t');
    this.numbers(x - this.x, y - this.y);
    this.cx = 2 * this.x - this.cx;
    this.cy = 2 * this.y - this.cy;
    return this.at(x, y);
  }

  close(): this {
    this.d += 'z';
    this.command = '';
    return this;
  }

  private at(x: number, y: number): this {
    this.x = x;
    this.y = y;
    return this;
  }

  private say(command: string): void {
    if (command === this.command) return;
    this.d += command;
    this.command = command;
    this.afterLetter = true;
  }

  private numbers(...values: number[]): this {
    for (const value of values) {
      this.d += value < 0 || this.afterLetter ? value : ` ${value}`;
      this.afterLetter = false;
    }
    return this;
  }
}
