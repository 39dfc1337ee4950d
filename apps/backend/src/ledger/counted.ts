/** What can be looked at; each is counted once. */
export const counted = {
  transfers: 'select count(*) from transfer',
  entries: 'select count(*) from entry',
  accounts: 'select count(*) from account',
  orders: 'select count(*) from trade_order',
  'open orders': `select count(*) from trade_order where status = 'open'`,
  trades: 'select count(*) from trade',
  postings: 'select count(*) from posting',
  'open holds': `select count(*) from hold where status = 'held'`,
  'ended holds': `select count(*) from hold where status <> 'held'`,
  deposits: 'select count(*) from deposit',
  'held deposits': `select count(*) from incoming where status in ('kept', 'returning')`,
  'open withdrawals': `select count(*) from withdrawal where status in ('Pending', 'Process')`,
  'paid referrals': `select count(*) from referral where status = 'paid'`,
  'swap requests': 'select count(*) from ratio_swap',
  'open stakes': 'select count(*) from stake where next_due is not null',
  'ended stakes': 'select count(*) from stake where next_due is null',
  'staking rewards': 'select count(*) from stake_reward',
  'simulated chains': 'select count(*) from chain',
  assets: 'select count(distinct asset) from account',
} as const;

export type Counted = keyof typeof counted;

export interface Check {
  /** What is true of every one, as an operator reads it. */
  holds: string;
  of: readonly Counted[];
  /** Gives a line `culprit` for each one it is not true of; `terms` are the pairs with what they trade. */
  culprits: string;
}
