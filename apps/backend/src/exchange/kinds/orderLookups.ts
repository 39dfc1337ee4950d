import { readPairName, toWhole, type PairName, type Side } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import { clientKey } from '../sql/clientIds';
import type { CommandOf } from '../commands';
import { readOrderId } from '../liveOrder';
import { feeDecimals, orderColumns, orderFromRow, type OrderRow } from '../writing/orderRows';
import type { Order } from '../outcomes';
import type { Queries } from '../sql/statement';
import { lacksReferenceSql } from '../sql/lacksReference';
import { isWindingDownSql } from '../sql/windDown';

/** Why a pair accepts no orders. */
export type PairClosure = 'maintenance' | 'wind-down';

export interface PairTerms {
  /** Undefined if it is open. */
  closure?: PairClosure | undefined;
  /** In millionths of a percent. */
  fees: Record<Side, bigint>;
}

export type Terms = ReadonlyMap<PairName, PairTerms>;

interface OfClient {
  trader: string;
  clientOrderId?: string | undefined;
}

/** What an order needs to know that isn't in memory. */
export interface OrderKnown {
  terms: Terms;
  /** Orders by trader and client order ID. */
  stored: ReadonlyMap<string, Order>;
}

/** Read for every group, so that operators' changes apply from the next order on. */
export const readTerms = async (client: Queries): Promise<Terms> => {
  const { rows } = await client.query<{ name: string; closure: PairClosure | null; buy: string; sell: string }>({
    name: 'exchange-terms',
    text: `select pair.name, case when ${isWindingDownSql} then 'wind-down'
             when not is_trading_open or not coalesce(is_on, true) or ${lacksReferenceSql} then 'maintenance' end as closure,
             buy_fee_percent as buy, sell_fee_percent as sell
           from pair left join switch on switch.name = 'trading'`,
  });
  return new Map(
    rows.flatMap(({ name, closure, buy, sell }) => {
      const pair = readPairName(name);
      const fees = {
        buy: toWhole(plainDecimal(buy), feeDecimals),
        sell: toWhole(plainDecimal(sell), feeDecimals),
      };
      return pair === undefined ? [] : [[pair, { closure: closure ?? undefined, fees }] as const];
    }),
  );
};

const readStored = async (client: Queries, commands: readonly OfClient[]): Promise<Map<string, Order>> => {
  const wanted = commands.flatMap(({ trader, clientOrderId }) =>
    clientOrderId === undefined ? [] : [{ trader, clientOrderId }],
  );
  if (wanted.length === 0) return new Map();
  const { rows } = await client.query<OrderRow>({
    name: 'exchange-known-orders',
    text: `select ${orderColumns} from trade_order
           join unnest($1::text[], $2::text[]) as wanted (trader, client_id)
             on owner = wanted.trader and client_order_id = wanted.client_id`,
    values: [wanted.map(({ trader }) => trader), wanted.map(({ clientOrderId }) => clientOrderId)],
  });
  return new Map(rows.map((row) => [clientKey(row.owner, row.client_order_id ?? ''), orderFromRow(row)]));
};

export const readOrders = async (client: Queries, commands: readonly OfClient[]): Promise<OrderKnown> => {
  const [terms, stored] = await Promise.all([readTerms(client), readStored(client, commands)]);
  return { terms, stored };
};

/** The owners of orders to be cancelled, by order number. */
export const readOwners = async (
  client: Queries,
  commands: readonly CommandOf<'order.cancel'>[],
): Promise<ReadonlyMap<number, string>> => {
  const numbers = commands.map(({ order }) => readOrderId(order)).filter((id) => id !== undefined);
  if (numbers.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; owner: string }>({
    name: 'exchange-order-owners',
    text: 'select id, owner from trade_order where id = any ($1::bigint[])',
    values: [numbers],
  });
  return new Map(rows.map(({ id, owner }) => [Number(id), owner]));
};
