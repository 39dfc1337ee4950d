import { kycStatusNumbers, serviceFigures, withdrawalObstacle } from '@exchange/domain';
import type { RowWriter } from '#exchange/sql/rows';
import type { TraderFacts } from './withdrawalFacts';

/** Why a trader couldn't withdraw at this moment; undefined if nothing is in the way. */
export const obstacleOf = ({ kycStatus, isTwoFactorOn, startsAt }: TraderFacts, at: number): string | undefined => {
  const withdrawalStartIn = startsAt === undefined ? undefined : new Date(startsAt).toISOString();
  return withdrawalObstacle({ documentStatus: kycStatus, tfaStatus: isTwoFactorOn ? 1 : 0, withdrawalStartIn }, at);
};

const wait = `interval '${String(serviceFigures.withdrawalWaitHours)} hours'`;

/** SQL for what a trader's withdrawals rest on, at the moment `at`. */
export const isSteady = (at: string): string => `kyc_status = ${String(kycStatusNumbers.Approved)}
  and two_factor_since <= ${at}::timestamptz - ${wait}
  and coalesce(password_reset_at, '-infinity') <= ${at}::timestamptz - ${wait}`;

/** Has the step decided once more if what its trader's withdrawals rest on changed since the lookup. */
export const assertOwners: RowWriter<{ trader: string }> = (rows, { at }) => {
  const traders = [...new Set(rows.map(({ trader }) => trader))];
  return {
    name: 'wallet-assert-owners',
    text: `select assert_current((select count(*) from (
             select 1 from trader where unique_id = any ($1) and ${isSteady('$2')} for share) as steady) = $3)`,
    values: [traders, new Date(at), traders.length],
  };
};
