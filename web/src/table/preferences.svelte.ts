/* What somebody wants of every table, kept in the browser. */
class Preferences {
  /** Payment as suggested, unasked. */
  autoPay = $state(kept('grimoire-auto-pay', true));
  /** What others do is shown at once, without motion. */
  atOnce = $state(kept('grimoire-at-once', false));
  /** Letters are shortcuts. */
  letters = $state(kept('grimoire-letters', true));

  setAutoPay(on: boolean): void {
    this.autoPay = on;
    localStorage.setItem('grimoire-auto-pay', String(on));
  }

  setAtOnce(on: boolean): void {
    this.atOnce = on;
    localStorage.setItem('grimoire-at-once', String(on));
  }

  setLetters(on: boolean): void {
    this.letters = on;
    localStorage.setItem('grimoire-letters', String(on));
  }
}

function kept(key: string, usual: boolean): boolean {
  const found = localStorage.getItem(key);
  return found === null ? usual : found === 'true';
}

export const preferences = new Preferences();
