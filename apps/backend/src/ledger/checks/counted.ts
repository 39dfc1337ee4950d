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
  'OTC trades': `select count(*) from otc_quote where status = 'settled'`,
  'open stakes': 'select count(*) from stake where next_due is not null',
  'ended stakes': 'select count(*) from stake where next_due is null',
  'staking rewards': 'select count(*) from stake_reward',
  'simulated chains': 'select count(*) from chain',
  assets: 'select count(distinct asset) from account',
} as const;

export type Counted = keyof typeof counted;

interface Described {
  /** What must be true of each, as an operator reads it. */
  holds: string;
  of: readonly Counted[];
}

/** Read in one statement, and so of one moment. `terms` are the pairs with their coins. */
export interface WholeCheck extends Described {
  /** Selects a line `culprit` for each one that it isn't true of. */
  culprits: string;
}

/** Tables that grow with every order. */
export const lengths = { transfers: 'transfer', orders: 'trade_order', trades: 'trade', accounts: 'account' } as const;

/** A condition that chooses a stretch of numbers, for the column that has them. */
export type Within = (column: string) => string;

/** Read stretch by stretch, each of one moment: what is true of a row is decided by rows of the same stretch. */
export interface LongCheck extends Described {
  along: keyof typeof lengths;
  culprits: (within: Within) => string;
}

/** Adds up one table before another is read. Whatever is found is looked at again, in one moment. */
export interface SumCheck extends WholeCheck {
  sum: {
    along: keyof typeof lengths;
    /** Selects a `key` and its `total` in the stretch. */
    totals: (within: Within) => string;
  };
  then: {
    along: keyof typeof lengths;
    /** The same as `culprits`, given `told (key, total)` and that numbers above `last` aren't in it. */
    culprits: (within: Within, last: number) => string;
  };
}

export type Check = WholeCheck | LongCheck | SumCheck;
