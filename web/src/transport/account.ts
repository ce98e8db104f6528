/* Who one is here, and where one is signed in. */
import { ask } from './api';
import type {
  Account,
  DoorPage,
  HolidayPage,
  HousePage,
  Me,
  NewHoliday,
  NewPush,
  PushPage,
  Recover,
  RecoveryWords,
  SignedIn,
} from './protocol';

export const house = (): Promise<HousePage> => ask('/house');
export const signIn = (name: string, password: string, lang: string): Promise<Me> =>
  ask(`/sign-in?lang=${lang}`, { name, password });
/** Take a name and a password, or change them. */
export const keep = (wanted: Account, lang: string): Promise<Me> => ask(`/account?lang=${lang}`, wanted);
/** Be called otherwise, at tables and where one signs in. */
export const rename = (name: string, old: string, lang: string): Promise<Me> =>
  ask(`/me?lang=${lang}`, { name, old }, 'PATCH');
export const invited = (code: string, lang: string): Promise<Me> => ask(`/invitations?lang=${lang}`, { code });
export const signIns = (lang: string): Promise<SignedIn[]> => ask(`/sessions?lang=${lang}`);
export const endSignIn = (id: string, lang: string): Promise<void> =>
  ask(`/sessions/${id}?lang=${lang}`, undefined, 'DELETE');
/** All that is kept of oneself is deleted. */
export const forgetMe = (lang: string): Promise<void> => ask(`/me?lang=${lang}`, undefined, 'DELETE');
export const signOut = (lang: string): Promise<void> => ask(`/session?lang=${lang}`, undefined, 'DELETE');
/** New words that take the place of a forgotten password. */
export const recoveryWords = (password: string, lang: string): Promise<RecoveryWords> =>
  ask(`/me/recovery?lang=${lang}`, { password });
export const recover = (wanted: Recover, lang: string): Promise<Me> => ask(`/recover?lang=${lang}`, wanted);
/** A code with which another device comes in as oneself. */
export const door = (lang: string): Promise<DoorPage> => ask(`/me/door?lang=${lang}`, {});
export const comeThrough = (code: string, lang: string): Promise<Me> => ask(`/doors?lang=${lang}`, { code });
/** Browsers that are called where no page is open. */
export const pushes = (lang: string): Promise<PushPage> => ask(`/me/push?lang=${lang}`);
export const callMe = (wanted: NewPush, lang: string): Promise<PushPage> => ask(`/me/push?lang=${lang}`, wanted);
export const callNoMore = (id: string, lang: string): Promise<void> =>
  ask(`/me/push/${id}?lang=${lang}`, undefined, 'DELETE');
/** Kinds of notices for which no browser is called. */
export const beQuiet = (kinds: string[], lang: string): Promise<PushPage> =>
  ask(`/me/push/quiet?lang=${lang}`, { kinds });
/** When one is away, and clocks by turns stand. */
export const holidays = (lang: string): Promise<HolidayPage> => ask(`/me/holidays?lang=${lang}`);
export const goAway = (wanted: NewHoliday, lang: string): Promise<HolidayPage> =>
  ask(`/me/holidays?lang=${lang}`, wanted);
export const comeBack = (id: number, lang: string): Promise<void> =>
  ask(`/me/holidays/${id}?lang=${lang}`, undefined, 'DELETE');
