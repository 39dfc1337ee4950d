import { pairOf } from '@exchange/domain';
import { createSessionStore } from '../../areas/accounts/sessions';
import { connect } from '../../db/client';
import type { Commands } from '../commands';
import { traders } from './stalls';

const day = 24 * 60 * 60_000;
const everybody = [...traders.buy, ...traders.sell];

const tokenOf = (trader: string): string => `token-of-${trader}`;

/** Logs everybody in. */
export const openSessions = async (connectionString: string): Promise<void> => {
  const database = connect({ connectionString, max: 1, onError: () => undefined });
  const sessions = createSessionStore(database.db, { idleMs: day, maxMs: day });
  for (const trader of everybody) await sessions.open(tokenOf(trader), trader, 'here', new Date());
  await database.close();
};

/** What the order form sends. */
export const callOf = ({ trader, pair, side, price, amount, clientOrderId }: Commands['order.place']) => ({
  token: tokenOf(trader),
  fields: {
    exchange_id: '1',
    user_id: trader,
    pair_id: pairOf(pair).id,
    symbol: pair,
    type: 'limit',
    side,
    price,
    amount,
    client_order_id: clientOrderId,
  },
});
