import { referralReward, toUnits, type DecimalText } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import type { Queries } from '#exchange/sql/statement';
import type { Units } from '#ledger/units';

/** What one referral costs. */
const each = toUnits(referralReward.referrer) + toUnits(referralReward.invited);

/** Whether another reward would cost more than is left of the budget; `balance` is what the house has paid, negative. */
export const isUsedUp = (budget: DecimalText | undefined, balance: Units): boolean =>
  budget !== undefined && toUnits(budget) + balance < each;

/** As of the last commit. */
export const readIsUsedUp = async (client: Queries, budget: DecimalText | undefined): Promise<boolean> => {
  if (budget === undefined) return false;
  const { rows } = await client.query<{ balance: string }>({
    name: 'referral-budget',
    text: `select balance from account where owner is null and kind = 'referral rewards' and asset = $1`,
    values: [referralReward.asset],
  });
  return isUsedUp(budget, toUnits(plainDecimal(rows[0]?.balance ?? '0')));
};
