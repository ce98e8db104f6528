/* What somebody wants of every table, kept in the browser. */
import { PACES, type Pace } from './pace';

const PACE = 'grimoire-pace';

class Preferences {
  /** Payment as suggested, unasked. */
  autoPay = $state(kept('grimoire-auto-pay', true));
  /** How long what others do is shown; at once is also without motion. */
  pace = $state<Pace>(paceKept());
  /** What happens is heard, too. */
  sound = $state(kept('grimoire-sound', false));
  /** Letters are shortcuts. */
  letters = $state(kept('grimoire-letters', true));

  setAutoPay(on: boolean): void {
    this.autoPay = on;
    localStorage.setItem('grimoire-auto-pay', String(on));
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(PACE, pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem('grimoire-sound', String(on));
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

function paceKept(): Pace {
  return PACES.find((one) => one === localStorage.getItem(PACE)) ?? 'usual';
}

export const preferences = new Preferences();
