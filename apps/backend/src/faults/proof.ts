import type { Pool } from 'pg';
import type { LevelChange } from '../exchange/events';
import type { Order } from '../exchange/outcomes';
import type { Withdrawal } from '../transfers/withdrawal';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { followedFaults } from './followedProof';
import { handedFaults } from './handedProof';
import { idOf, type TraderRecord } from './record';

interface Kept {
  /** The ID that the client chose. */
  client: string;
  id: string;
  owner: string;
}

interface StoredOrder extends Kept {
  side: string;
  price: string;
  amount: string;
  filled: number;
  status: string;
}

type Faults = string[];

/** What was acknowledged is there under the same ID, once, and nothing else is there but what has no answer yet. */
const clientFaults = <Told extends { id: string; trader: string }, Stored extends Kept>(
  { refused, unanswered }: TraderRecord,
  told: ReadonlyMap<string, Told>,
  stored: readonly Stored[],
  isAsTold: (stored: Stored, told: Told) => boolean,
): Faults => {
  const byClient = new Map(stored.map((one) => [one.client, one]));
  const asked = new Set(unanswered.map(idOf));
  const wrong = [...told].flatMap(([client, one]) => {
    const kept = byClient.get(client);
    if (!kept) return [`${client} was acknowledged and is missing`];
    const isSame = kept.id === one.id && kept.owner === one.trader;
    return isSame && isAsTold(kept, one) ? [] : [`${client} is not as acknowledged: ${JSON.stringify([one, kept])}`];
  });
  const uninvited = stored.filter(({ client }) => !told.has(client) && !asked.has(client));
  const seen = new Set<string>();
  const doubles = stored.filter(({ client }) => seen.size === seen.add(client).size);
  return [
    ...wrong,
    ...uninvited.map(
      ({ client }) => `${client} is there and was ${refused.has(client) ? 'refused' : 'never asked for'}`,
    ),
    ...doubles.map(({ client }) => `${client} is there twice`),
  ];
};

const isSameOrder = (kept: StoredOrder, told: Order): boolean =>
  kept.side === told.side &&
  kept.price === told.price &&
  kept.amount === told.amount &&
  kept.filled >= Number(told.filled) &&
  (told.status === 'open' || told.status === kept.status);

const stakeFaults = async (pool: Pool, record: TraderRecord): Promise<Faults> => {
  const { rows } = await pool.query<Kept & { amount: string }>(
    `select client_id as client, id, owner, trim_scale(amount)::text as amount from stake`,
  );
  return clientFaults(record, record.stakes, rows, (kept, { amount }) => kept.amount === amount);
};

const withdrawalFaults = async (pool: Pool, record: TraderRecord): Promise<Faults> => {
  const { rows } = await pool.query<Kept & { amount: string; sent: number }>(
    `select client_id as client, id, owner, trim_scale(amount)::text as amount,
       (select count(*)::int from chain_transfer where order_id = withdrawal.id) as sent
     from withdrawal`,
  );
  const isOnce = (kept: { amount: string; sent: number }, { amount }: Withdrawal): boolean =>
    kept.amount === amount && kept.sent <= 1;
  return clientFaults(record, record.withdrawals, rows, isOnce);
};

const readOrders = async (pool: Pool): Promise<StoredOrder[]> => {
  const { rows } = await pool.query<StoredOrder>(
    `select client_order_id as client, 'o-' || id as id, owner, side, trim_scale(price)::text as price,
       trim_scale(amount)::text as amount, filled::float8 as filled, status
     from trade_order where client_order_id is not null`,
  );
  return rows;
};

const holdFaults = async (pool: Pool, { holds, refused, perhapsReleased }: TraderRecord): Promise<Faults> => {
  const { rows } = await pool.query<{ id: string; status: string }>('select id, status from hold');
  const stored = new Map(rows.map(({ id, status }) => [id, status]));
  const wrong = [...holds].flatMap(([id, { status }]) =>
    stored.get(id) === status || (perhapsReleased.has(id) && stored.get(id) === 'released')
      ? []
      : [`${id} was ${status} and is ${stored.get(id) ?? 'missing'}`],
  );
  return [...wrong, ...[...refused].flatMap((id) => (stored.has(id) ? [`${id} is there and was refused`] : []))];
};

const openLevels = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ level: string }>(
    `select format('%s %s %s: %s', name, case side when 'buy' then 'bids' else 'asks' end, trim_scale(price),
       trim_scale(sum(amount - filled))) as level
     from trade_order join pair on pair.id = pair where status = 'open' group by name, side, price`,
  );
  return rows.map(({ level }) => level);
};

const bookFaults = async (pool: Pool, levels: readonly LevelChange[]): Promise<Faults> => {
  const told = new Set(levels.map(({ pair, side, price, amount }) => `${pair} ${side} ${price}: ${amount}`));
  const kept = new Set(await openLevels(pool));
  return [
    ...[...told].filter((level) => !kept.has(level)).map((level) => `only the book has ${level}`),
    ...[...kept].filter((level) => !told.has(level)).map((level) => `only the database has ${level}`),
  ];
};

const ledgerFaults = async (pool: Pool): Promise<Faults> => {
  const { checks } = await checkLedger(pool);
  return checks.flatMap(({ holds, culprits }) => culprits.map((culprit) => `not so that ${holds}: ${culprit}`));
};

/** Everything that contradicts what traders were told, or breaks a rule. */
export const faultsAfter = async (
  pool: Pool,
  record: TraderRecord,
  levels: readonly LevelChange[],
): Promise<Faults> => [
  ...clientFaults(record, record.orders, await readOrders(pool), isSameOrder),
  ...(await stakeFaults(pool, record)),
  ...(await withdrawalFaults(pool, record)),
  ...(await holdFaults(pool, record)),
  ...(await bookFaults(pool, levels)),
  ...(await handedFaults(pool, record)),
  ...(await followedFaults(pool)),
  ...(await ledgerFaults(pool)),
];
