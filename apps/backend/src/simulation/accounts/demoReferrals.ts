import { referralReward, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client';
import { referral, referralInvitation, trader } from '../../db/schema';
import type { Exchange } from '../../exchange/exchange';

const inviter = 'plain@demo.test';
const rewarded = 'twofactor@demo.test';
const waiting = 'newdevice@demo.test';
const invitedByEmail = 'friend@demo.test';

const hour = 60 * 60_000;

const idsOf = async (queries: Database | Transaction): Promise<ReadonlyMap<string, string>> => {
  const rows = await queries
    .select({ id: trader.uniqueId, email: trader.email })
    .from(trader)
    .where(inArray(trader.email, [inviter, rewarded, waiting]));
  return new Map(rows.map(({ id, email }) => [email, id]));
};

/** What an account receives of a coin in rewards. */
export const demoReward = (email: string, asset: AssetSymbol): DecimalText => {
  if (asset !== referralReward.asset) return '0';
  if (email === inviter) return referralReward.referrer;
  return email === rewarded ? referralReward.invited : '0';
};

/**
 * One demo account has invited two others and a friend. All are used on the same device, so the reward is withheld, as
 * it would be for anyone; one of the two is then paid manually.
 */
export const seedDemoReferrals = async (transaction: Transaction, at: Date): Promise<void> => {
  const ids = await idsOf(transaction);
  const [referrer, paid, pending] = [ids.get(inviter), ids.get(rewarded), ids.get(waiting)];
  if (referrer === undefined || paid === undefined || pending === undefined) return;
  const yesterday = new Date(at.getTime() - 24 * hour);
  const times = { createdAt: yesterday, updatedAt: yesterday };
  await transaction
    .insert(referral)
    .values([
      { referred: paid, referrer, status: 'withheld', withheldBecause: 'sameDevice', ...times },
      { referred: pending, referrer, status: 'pending', ...times },
    ])
    .onConflictDoNothing();
  await transaction
    .insert(referralInvitation)
    .values({ referrer, email: invitedByEmail, sentAt: new Date(at.getTime() - hour) })
    .onConflictDoNothing();
};

interface PayDemoReferralsOptions {
  db: Database;
  exchange: Pick<Exchange, 'submit'>;
}

/** Pays once, however often the demo starts. */
export const payDemoReferrals = async ({ db, exchange }: PayDemoReferralsOptions): Promise<void> => {
  const referred = (await idsOf(db)).get(rewarded);
  if (referred === undefined) return;
  const by = { by: 'demo', why: 'So that there is a reward to look at' };
  const { refused } = await exchange.submit<'referral.pay'>({ kind: 'referral.pay', referred, ...by });
  if (refused) throw new Error(`The demo reward could not be paid: ${refused.message}`);
};
