import type { Pool } from 'pg';
import type { LevelChange } from '../exchange/events';
import { checkLedger } from '../ledger/ledgerCheck';
import { followedFaults } from './followedProof';
import { handedFaults } from './handedProof';
import type { TraderRecord } from './record';

interface StoredOrder {
  client: string;
  id: string;
  owner: string;
  side: string;
  price: string;
  amount: string;
  filled: number;
  status: string;
}

type Faults = string[];

const countDoubles = (stored: readonly StoredOrder[]): Faults => {
  const seen = new Set<string>();
  return stored.flatMap(({ client }) => {
    if (seen.has(client)) return [`${client} is there twice`];
    seen.add(client);
    return [];
  });
};

const orderFaults = ({ orders, refused, unanswered }: TraderRecord, stored: readonly StoredOrder[]): Faults => {
  const byClient = new Map(stored.map((order) => [order.client, order]));
  const asked = new Set(unanswered.map((command) => (command.kind === 'order.place' ? command.clientOrderId : '')));
  const wrong = [...orders].flatMap(([client, told]) => {
    const kept = byClient.get(client);
    if (!kept) return [`${client} was acknowledged and is missing`];
    const isSame = kept.id === told.id && kept.owner === told.trader && kept.side === told.side;
    if (!isSame || kept.price !== told.price || kept.amount !== told.amount) return [`${client} is another order`];
    if (kept.filled < Number(told.filled)) return [`${client} lost trades`];
    return told.status === 'open' || told.status === kept.status ? [] : [`${client} was ${told.status}`];
  });
  const uninvited = stored.filter(({ client }) => !orders.has(client) && !asked.has(client));
  return [
    ...wrong,
    ...uninvited.map(
      ({ client }) => `${client} is there and was ${refused.has(client) ? 'refused' : 'never asked for'}`,
    ),
    ...countDoubles(stored),
  ];
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
  ...orderFaults(record, await readOrders(pool)),
  ...(await holdFaults(pool, record)),
  ...(await bookFaults(pool, levels)),
  ...(await handedFaults(pool, record)),
  ...(await followedFaults(pool)),
  ...(await ledgerFaults(pool)),
];
