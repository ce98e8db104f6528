/* The folds of a curtain: bundles of fine lines that gather at the top, and a hem of waves. */
const FOLDS = 16;
const LINES = 10;
const WAVES = 6;

export interface Folds {
  dark: string;
  light: string;
}

export function folds(): Folds {
  const drawn: Folds = { dark: '', light: '' };
  for (let fold = 0; fold < FOLDS; fold++) {
    const middle = 40 + fold * 80;
    const bend = 1 + 0.16 * Math.sin(fold * 2.3);
    for (let line = -LINES; line <= LINES; line++) {
      const across = line / LINES;
      const at = (power: number, wide: number, sway: number): string =>
        (middle + Math.sign(across) * Math.abs(across) ** (power * bend) * wide + Math.sin(fold * 1.7) * sway).toFixed(
          1,
        );
      const top = (middle + across * 41).toFixed(1);
      const path = `M${top} -4C${top} 200 ${at(0.8, 38, 9)} 400 ${at(0.55, 40, 4)} 730`;
      if (Math.abs(line) < 6) drawn.light += path;
      else drawn.dark += path;
    }
  }
  return drawn;
}

export function hem(): string {
  let drawn = '';
  for (let wave = 0; wave < WAVES; wave++) {
    drawn += 'M0 764';
    for (let x = 0; x <= 1280; x += 5) drawn += `L${x} ${(764 + 22 * Math.sin(x / 24 + wave * 1.047)).toFixed(1)}`;
  }
  return drawn;
}
