/* The pages of a contest, for whoever looks: only those that they may do something on, or that there is something on. */
import type { ContestPage } from '../../transport/protocol';

export interface Tab {
  id: string;
  path: string;
  title: string;
}

export const isStaff = ({ may }: ContestPage): boolean => may.includes('result');

export function tabsOf(page: ContestPage): Tab[] {
  const begun = page.round !== null;
  const cut = page.round?.stage === 'cut' || page.settings.system === 'elimination';
  const tabs: [boolean, Tab][] = [
    [page.me > 0, { id: 'mine', path: '/mine', title: 'web-contest-mine' }],
    [true, { id: 'desk', path: '/desk', title: isStaff(page) ? 'web-contest-desk' : 'web-contest-tables' }],
    [true, { id: 'players', path: '/players', title: 'web-contest-players' }],
    [begun, { id: 'standings', path: '/standings', title: 'web-contest-standings' }],
    [begun && cut, { id: 'bracket', path: '/bracket', title: 'web-contest-bracket' }],
    [page.may.includes('slips'), { id: 'paper', path: '/paper', title: 'web-contest-paper' }],
    [begun && page.settings.minutes > 0, { id: 'timer', path: '/timer', title: 'web-contest-timer' }],
    [
      page.may.includes('settle') || page.may.includes('staff'),
      { id: 'settings', path: '/settings', title: 'web-contest-settings' },
    ],
  ];
  return tabs.filter(([shown]) => shown).map(([, tab]) => tab);
}

/** The page an address stands for; a round is the desk's, and whoever plays comes to their own table. */
export function tabOf(what: string | undefined, page: ContestPage | null): string {
  if (!what) return page?.me && !isStaff(page) ? 'mine' : 'desk';
  return what === 'round' ? 'desk' : what;
}
