import { stakeCourse, type DecimalText, type StakeCourse, type StakingKind } from '@exchange/domain';
import { plainDecimal } from '../../../db/plainDecimal';
import { readByClient, type OfClient } from '../../../exchange/sql/clientIds';
import { plainColumn, textColumn } from '../../../exchange/sql/columns';
import type { RowWriter } from '../../../exchange/sql/rows';
import type { Queries } from '../../../exchange/sql/statement';

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

const momentOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

export const putStakes: RowWriter<Stake> = (rows, { at }) => ({
  name: 'staking-put-stakes',
  text: `insert into stake (id, number, owner, client_id, plan, amount, months, yearly_rate, term, term_start, term_end,
           status, auto_renewal, paid_in_term, rewards_paid, rewards_received, next_due, revoked_at, ended_at,
           created_at, renewal_disabled_at, updated_at)
         select *, $22 from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::numeric[],
           $7::smallint[], $8::numeric[], $9::integer[], $10::timestamptz[], $11::timestamptz[], $12::text[],
           $13::boolean[], $14::smallint[], $15::integer[], $16::numeric[], $17::timestamptz[], $18::timestamptz[],
           $19::timestamptz[], $20::timestamptz[],
           $21::timestamptz[])
         on conflict (id) do update set yearly_rate = excluded.yearly_rate, term = excluded.term,
           term_start = excluded.term_start, term_end = excluded.term_end, status = excluded.status,
           auto_renewal = excluded.auto_renewal, paid_in_term = excluded.paid_in_term,
           rewards_paid = excluded.rewards_paid, rewards_received = excluded.rewards_received,
           next_due = excluded.next_due, revoked_at = excluded.revoked_at, ended_at = excluded.ended_at,
           renewal_disabled_at = excluded.renewal_disabled_at, updated_at = excluded.updated_at`,
  values: [
    textColumn(rows, ({ id }) => id),
    plainColumn(rows, ({ number }) => number),
    textColumn(rows, ({ trader }) => trader),
    textColumn(rows, ({ clientId }) => clientId),
    textColumn(rows, ({ plan }) => plan),
    plainColumn(rows, ({ amount }) => amount),
    plainColumn(rows, ({ months }) => months),
    plainColumn(rows, ({ yearlyRate }) => yearlyRate),
    plainColumn(rows, ({ term }) => term),
    rows.map(({ termStart }) => new Date(termStart)),
    rows.map(({ termEnd }) => new Date(termEnd)),
    textColumn(rows, ({ status }) => status),
    rows.map(({ autoRenewal }) => autoRenewal),
    plainColumn(rows, ({ paidInTerm }) => paidInTerm),
    plainColumn(rows, ({ rewardsPaid }) => rewardsPaid),
    plainColumn(rows, ({ rewardsReceived }) => rewardsReceived),
    rows.map(({ nextDue }) => momentOf(nextDue)),
    rows.map(({ revokedAt }) => momentOf(revokedAt)),
    rows.map(({ endedAt }) => momentOf(endedAt)),
    rows.map(({ createdAt }) => new Date(createdAt)),
    rows.map(({ renewalDisabledAt }) => momentOf(renewalDisabledAt)),
    new Date(at),
  ],
});

/** Amounts and dates of the running term. */
export const courseOf = ({ plan, amount, months, yearlyRate, termStart }: Stake): StakeCourse =>
  stakeCourse({ kind: plan, amount, term: { months, yearlyRate }, start: termStart });

/** A stake is looked up again after each command with this key. */
export const stakeKey = (id: string): string => `stake ${id}`;

export const stakeHold = (id: string): string => `stake ${id}`;

export const rewardPosting = (id: string, number: number): string => `stake ${id} reward ${String(number)}`;
