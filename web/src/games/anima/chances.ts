/* How a Combat may go, as one says it: for one's own side, and against a foe of no player a tie is won. */
import type { Chances, Contest } from '../../transport/protocol';

const alone = (contest: Contest): boolean => contest.sides.some((side) => (side.seat ?? -1) < 0);

/** What is told of one's own choice is told for one's own side already. */
export const withTies = (contest: Contest | null | undefined, { win, tie, lose }: Chances): Chances =>
  contest && alone(contest) ? { win: tie ? 100 - lose : win, tie: 0, lose } : { win, tie, lose };

/** As the Combat stands, for whoever sits at this seat; who takes no part sees it from the first side. */
export function chancesNow(contest: Contest, seat: number): Chances | null {
  const odds = contest.odds ?? null;
  if (!odds) return null;
  const { win, tie, lose } = odds;
  return withTies(contest, contest.sides[1].seat === seat ? { win: lose, tie, lose: win } : odds);
}
