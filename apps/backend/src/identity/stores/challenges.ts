import { serviceFigures } from '@exchange/domain';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { loginChallenge } from '../../db/schema';
import { ofDevice, type KeptPlace } from './places';

export interface Challenge extends KeptPlace {
  tokenHash: Buffer;
  uniqueId: string;
  hasPassedSecondFactor: boolean;
}

const lifeMs = serviceFigures.emailLinkMinutes * 60_000;

/** How long a confirmed login can continue without giving its second factor again. */
const goOnMs = 2 * 60_000;

const columns = {
  tokenHash: loginChallenge.tokenHash,
  uniqueId: loginChallenge.uniqueId,
  deviceHash: loginChallenge.deviceHash,
  network: loginChallenge.address,
  hasPassedSecondFactor: loginChallenge.hasPassedSecondFactor,
};

/** Logins from new places that are waiting for confirmation. */
export const createChallengeStore = (queries: Queries) => {
  const isFrom = (uniqueId: string, place: KeptPlace) =>
    and(eq(loginChallenge.uniqueId, uniqueId), ofDevice(loginChallenge, place));
  const isOpen = (at: Date) => and(isNull(loginChallenge.confirmedAt), gt(loginChallenge.expiresAt, at));

  return {
    open: async ({ network, ...challenge }: Challenge, at: Date): Promise<void> => {
      const expiresAt = new Date(at.getTime() + lifeMs);
      await queries.insert(loginChallenge).values({ ...challenge, address: network, createdAt: at, expiresAt });
    },
    findOpen: async (tokenHash: Buffer, at: Date): Promise<Challenge | undefined> => {
      const [row] = await queries
        .select(columns)
        .from(loginChallenge)
        .where(and(eq(loginChallenge.tokenHash, tokenHash), isOpen(at)));
      return row;
    },
    newestOpen: async (uniqueId: string, place: KeptPlace, at: Date): Promise<Challenge | undefined> => {
      const [row] = await queries
        .select(columns)
        .from(loginChallenge)
        .where(and(isFrom(uniqueId, place), isOpen(at)))
        .orderBy(desc(loginChallenge.createdAt))
        .limit(1);
      return row;
    },
    /** Ends all other pending logins of the same trader and place. */
    endOthers: async (tokenHash: Buffer, { uniqueId, ...place }: Challenge, at: Date): Promise<void> => {
      await queries
        .update(loginChallenge)
        .set({ expiresAt: at })
        .where(and(isFrom(uniqueId, place), isOpen(at), ne(loginChallenge.tokenHash, tokenHash)));
    },
    /** Confirms the login and returns it, if it was still pending. */
    confirm: async (tokenHash: Buffer, at: Date): Promise<Challenge | undefined> => {
      const [row] = await queries
        .update(loginChallenge)
        .set({ confirmedAt: at })
        .where(and(eq(loginChallenge.tokenHash, tokenHash), isOpen(at)))
        .returning(columns);
      return row;
    },
    /** Whatever a pending login has passed no longer counts. */
    endAll: async (uniqueId: string, at: Date): Promise<void> => {
      await queries
        .update(loginChallenge)
        .set({ expiresAt: at, usedAt: at })
        .where(
          and(eq(loginChallenge.uniqueId, uniqueId), isNull(loginChallenge.usedAt), gt(loginChallenge.expiresAt, at)),
        );
    },
    /** Whether a login confirmed here just now had passed its second factor; this lets one login continue. */
    goOn: async (uniqueId: string, place: KeptPlace, at: Date): Promise<boolean> => {
      const mayGoOn = and(
        isFrom(uniqueId, place),
        eq(loginChallenge.hasPassedSecondFactor, true),
        isNull(loginChallenge.usedAt),
        gt(loginChallenge.confirmedAt, new Date(at.getTime() - goOnMs)),
      );
      const { rowCount } = await queries.update(loginChallenge).set({ usedAt: at }).where(mayGoOn);
      return rowCount !== null && rowCount > 0;
    },
  };
};
