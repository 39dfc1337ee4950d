import { toUnits, type PortfolioMovement } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import type { Queries } from '#exchange/sql/statement';
import { owedKind } from '#ledger/accounts';
import type { WrittenLeg } from '#ledger/legs';

interface Row {
  transfer: string;
  kind: string;
  asset: string;
  amount: string;
  entries: string;
  at: Date;
  legs: readonly WrittenLeg[] | null;
}

/** A movement of the ledger, as it changed one trader's coins. */
export interface ReadMovement extends PortfolioMovement {
  /** Milliseconds since 1970. */
  at: number;
}

export interface ReadMovements {
  movements: readonly ReadMovement[];
  /** Everything up to this transfer has been read. */
  through: number;
  isComplete: boolean;
}

/**
 * The trader's entries after a transfer, at most as many as asked for, however many there are: each account is read by
 * its index, in order. Money that only moves between a trader's own accounts comes to nothing.
 */
const text = `
  with moved as (
    select entry.transfer, account.asset, entry.amount
    from account cross join lateral (
      select transfer, amount from entry
      where entry.account = account.id and entry.transfer > $2 order by transfer limit $3
    ) as entry
    where account.owner = $1 and account.kind <> $4
    order by entry.transfer limit $3
  ), net as (
    select transfer, asset, sum(amount) as amount, count(*) as entries from moved group by transfer, asset
  )
  select net.*, transfer.kind, transfer.at, coalesce(posting.legs, hold.legs) as legs
  from net join transfer on transfer.id = net.transfer
  left join posting on net.amount <> 0 and transfer.kind = 'posting' and posting.id = transfer.reference
  left join hold on net.amount <> 0 and transfer.kind in ('settle', 'release') and hold.id = transfer.reference
  order by net.transfer, net.asset`;

const incomeFrom: readonly string[] = ['house staking rewards', 'house referral rewards'];

const isIncome = (owner: string, legs: readonly WrittenLeg[]): boolean =>
  legs.some(({ from, to }) => to === `trader ${owner}` && incomeFrom.includes(from));

const feeIn = (legs: readonly WrittenLeg[]): bigint =>
  legs.reduce(
    (fee, { from, to, amount }) => (from === 'hold' && to === 'house fees' ? fee + toUnits(amount) : fee),
    0n,
  );

const movementOf = (owner: string, rows: readonly Row[], isTrade: boolean): ReadMovement[] => {
  const changes = rows.flatMap(({ asset, amount }) => {
    const units = toUnits(plainDecimal(amount));
    return units === 0n ? [] : [{ asset, amount: units }];
  });
  const [first] = rows;
  if (!first || changes.length === 0) return [];
  const legs = first.legs ?? rows.find((row) => row.legs !== null)?.legs ?? [];
  // Without a counterpart, a trade of somebody with themselves only cost its fees.
  const lost = changes.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n);
  return [{ at: first.at.getTime(), changes, isIncome: isIncome(owner, legs), fee: isTrade ? lost : feeIn(legs) }];
};

export const readMovements = async (
  client: Queries,
  owner: string,
  after: number,
  most: number,
): Promise<ReadMovements> => {
  const { rows } = await client.query<Row>({
    name: 'portfolio-movements',
    text,
    values: [owner, after, most, owedKind],
  });
  const isComplete = rows.reduce((count, { entries }) => count + Number(entries), 0) < most;
  const last = rows.at(-1)?.transfer;
  // The last of a full page may have more entries.
  const whole = isComplete ? rows : rows.filter(({ transfer }) => transfer !== last);
  const byTransfer = new Map<string, Row[]>();
  for (const row of whole) byTransfer.set(row.transfer, [...(byTransfer.get(row.transfer) ?? []), row]);
  return {
    movements: [...byTransfer.values()].flatMap((some) => movementOf(owner, some, some[0]?.kind === 'trade')),
    through: Number(whole.at(-1)?.transfer ?? after),
    isComplete,
  };
};
