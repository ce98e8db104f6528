/* What stands on the pennants: first letters, and what tells those apart that begin alike. */

/** For each name its letter: with the number it ends in, or its second letter, where another begins with the same. */
export function lettersOf(names: string[]): string[] {
  const first = names.map((name) => name.slice(0, 1).toUpperCase());
  return names.map((name, at) => {
    const alike = names.filter((_, other) => other !== at && first[other] === first[at]);
    if (!alike.length) return first[at];
    const number = /(\d+)$/.exec(name)?.[1];
    if (number) return first[at] + number;
    const second = name.slice(1, 2);
    const shared = alike.some((other) => other.slice(1, 2) === second && !/\d$/.test(other));
    return shared
      ? first[at] + name.slice(-1)
      : alike.some((other) => !/\d$/.test(other))
        ? first[at] + second
        : first[at];
  });
}
