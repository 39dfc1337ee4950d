/** Things to check; each is counted once. */
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
  /** What must be true of each, as an operator reads it. */
  holds: string;
  of: readonly Counted[];
  /** Selects a line `culprit` for each one that it isn't true of. `terms` are the pairs with their coins. */
  culprits: string;
}
