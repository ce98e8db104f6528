/* What was chosen, one line for each who chose: "Alice: Activate Tornado · Target Bob". */
const NAMED = /^(.+?:) (.+)$/u;

export function together(lines: string[]): string[] {
  return lines.reduce<string[]>((all, line) => {
    const [, who, what] = NAMED.exec(line) ?? [];
    const last = all.at(-1);
    return who && last?.startsWith(`${who} `) ? [...all.slice(0, -1), `${last} · ${what}`] : [...all, line];
  }, []);
}
