import { stakeCourse, type DecimalText, type StakeCourse, type StakingKind } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import { readByClient, type OfClient } from '#exchange/sql/clientIds';
import type { Queries } from '#exchange/sql/statement';
import {
  bigint,
  bool,
  changing,
  groupMoment,
  integer,
  moment,
  numeric,
  putRows,
  smallint,
  text,
} from '#exchange/sql/putRows';

export const stakeAsset = 'XDC';

/** The state of a stake. Times are milliseconds since 1970. */
export interface Stake {
  /** `s-` and a number; later ones have greater numbers. */
  id: string;
  number: number;
  trader: string;
  clientId: string | null;
  plan: StakingKind;
  amount: DecimalText;
  months: number;
  /** Rate of the running term, in percent. */
  yearlyRate: DecimalText;
  /** Number of the running term, from 1. */
  term: number;
  termStart: number;
  termEnd: number;
  /** `revoked` until the coins return, then `returned`; `completed` if it ended without renewal. */
  status: 'active' | 'revoked' | 'returned' | 'completed';
  autoRenewal: boolean;
  paidInTerm: number;
  /** Number of rewards over all terms. */
  rewardsPaid: number;
  rewardsReceived: DecimalText;
  /** When the next reward or return is due. */
  nextDue: number | null;
  revokedAt: number | null;
  /** When renewal was turned off, by its trader or by revoking. */
  renewalDisabledAt: number | null;
  endedAt: number | null;
  createdAt: number;
}

type Moment = 'termStart' | 'termEnd' | 'nextDue' | 'revokedAt' | 'renewalDisabledAt' | 'endedAt' | 'createdAt';

type StakeRow = Omit<Stake, Moment | 'number'> & {
  number: string;
  termStart: Date;
  termEnd: Date;
  nextDue: Date | null;
  revokedAt: Date | null;
  renewalDisabledAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
};

const columns = `id, number, owner as trader, client_id as "clientId", plan, amount, months, yearly_rate as "yearlyRate",
  term, term_start as "termStart", term_end as "termEnd", status, auto_renewal as "autoRenewal",
  paid_in_term as "paidInTerm", rewards_paid as "rewardsPaid", rewards_received as "rewardsReceived",
  next_due as "nextDue", revoked_at as "revokedAt",
  renewal_disabled_at as "renewalDisabledAt", ended_at as "endedAt", created_at as "createdAt"`;

const timeOf = (moment: Date | null): number | null => moment?.getTime() ?? null;

const toStake = (row: StakeRow): Stake => ({
  ...row,
  number: Number(row.number),
  amount: plainDecimal(row.amount),
  yearlyRate: plainDecimal(row.yearlyRate),
  rewardsReceived: plainDecimal(row.rewardsReceived),
  termStart: row.termStart.getTime(),
  termEnd: row.termEnd.getTime(),
  nextDue: timeOf(row.nextDue),
  revokedAt: timeOf(row.revokedAt),
  renewalDisabledAt: timeOf(row.renewalDisabledAt),
  endedAt: timeOf(row.endedAt),
  createdAt: row.createdAt.getTime(),
});

export const readStakes = async (client: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Stake>> => {
  const { rows } = await client.query<StakeRow>({
    name: 'staking-stakes',
    text: `select ${columns} from stake where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, toStake(row)]));
};

/** Newest first. */
export const readStakesOf = async (client: Queries, trader: string): Promise<Stake[]> => {
  const { rows } = await client.query<StakeRow>({
    name: 'staking-stakes-of',
    text: `select ${columns} from stake where owner = $1 order by stake.number desc`,
    values: [trader],
  });
  return rows.map(toStake);
};

/** Stakes with a payment or return still to come. */
export const readOpenStakes = async (client: Queries): Promise<Stake[]> => {
  const { rows } = await client.query<StakeRow>({
    name: 'staking-open-stakes',
    text: `select ${columns} from stake where next_due is not null order by stake.number`,
    values: [],
  });
  return rows.map(toStake);
};

/** Stakes by the IDs that clients gave them, by `clientKey`. */
export const readStakesByClient = (
  client: Queries,
  commands: readonly OfClient[],
): Promise<ReadonlyMap<string, Stake>> => readByClient(client, commands, { table: 'stake', columns, read: toStake });

export const putStakes = putRows<Stake>({
  name: 'staking-put-stakes',
  table: 'stake',
  columns: {
    id: text(({ id }) => id),
    number: bigint(({ number }) => number),
    owner: text(({ trader }) => trader),
    client_id: text(({ clientId }) => clientId),
    plan: text(({ plan }) => plan),
    amount: numeric(({ amount }) => amount),
    months: smallint(({ months }) => months),
    yearly_rate: changing(numeric(({ yearlyRate }) => yearlyRate)),
    term: changing(integer(({ term }) => term)),
    term_start: changing(moment(({ termStart }) => termStart)),
    term_end: changing(moment(({ termEnd }) => termEnd)),
    status: changing(text(({ status }) => status)),
    auto_renewal: changing(bool(({ autoRenewal }) => String(autoRenewal))),
    paid_in_term: changing(smallint(({ paidInTerm }) => paidInTerm)),
    rewards_paid: changing(integer(({ rewardsPaid }) => rewardsPaid)),
    rewards_received: changing(numeric(({ rewardsReceived }) => rewardsReceived)),
    next_due: changing(moment(({ nextDue }) => nextDue)),
    revoked_at: changing(moment(({ revokedAt }) => revokedAt)),
    renewal_disabled_at: changing(moment(({ renewalDisabledAt }) => renewalDisabledAt)),
    ended_at: changing(moment(({ endedAt }) => endedAt)),
    created_at: moment(({ createdAt }) => createdAt),
    updated_at: changing(groupMoment),
  },
});

/** Amounts and dates of the running term. */
export const courseOf = ({ plan, amount, months, yearlyRate, termStart }: Stake): StakeCourse =>
  stakeCourse({ kind: plan, amount, term: { months, yearlyRate }, start: termStart });

/** A stake is looked up again after each command with this key. */
export const stakeKey = (id: string): string => `stake ${id}`;

export const stakeHold = (id: string): string => `stake ${id}`;

export const rewardPosting = (id: string, number: number): string => `stake ${id} reward ${String(number)}`;
