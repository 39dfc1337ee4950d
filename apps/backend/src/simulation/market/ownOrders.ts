import { pairOf, toWhole, type DecimalText, type PairName, type Side } from '@exchange/domain';
import type { Committed } from '../../exchange/events';
import type { Order } from '../../exchange/outcomes';

/** An open order of the simulation, in whole steps of its pair. */
export interface OwnOrder {
  id: string;
  trader: string;
  pair: PairName;
  side: Side;
  ticks: number;
  /** The open amount. */
  lots: number;
}

export type OpenOrder = Pick<Order, 'id' | 'trader' | 'pair' | 'side' | 'price' | 'amount' | 'filled'>;

const whole = (figure: DecimalText, decimals: number): number => Number(toWhole(figure, decimals));

const toOwn = ({ id, trader, pair, side, price, amount, filled }: OpenOrder): OwnOrder => {
  const { priceDecimals, amountDecimals } = pairOf(pair);
  const lots = whole(amount, amountDecimals) - whole(filled, amountDecimals);
  return { id, trader, pair, side, ticks: whole(price, priceDecimals), lots };
};

export type OwnOrders = ReturnType<typeof createOwnOrders>;

/** The open orders of some traders, kept up to date from the exchange's messages. */
export const createOwnOrders = () => {
  let traders: ReadonlySet<string> = new Set();
  const orders = new Map<string, OwnOrder>();

  return {
    take: (told: Pick<Committed, 'orders'>): void => {
      for (const { order } of told.orders) {
        if (!traders.has(order.trader)) continue;
        if (order.status === 'open') orders.set(order.id, toOwn(order));
        else orders.delete(order.id);
      }
    },
    /** Starts over from the database. */
    restore: (whose: readonly string[], open: readonly OpenOrder[]): void => {
      traders = new Set(whose);
      orders.clear();
      for (const order of open) orders.set(order.id, toOwn(order));
    },
    /** For an order that the exchange no longer knows. */
    drop: (id: string): void => {
      orders.delete(id);
    },
    of: (pair: PairName): OwnOrder[] => [...orders.values()].filter((order) => order.pair === pair),
    by: (trader: string): OwnOrder[] => [...orders.values()].filter((order) => order.trader === trader),
  };
};
