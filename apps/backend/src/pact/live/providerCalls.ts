import type { PairName, Side } from '@exchange/domain';
import { z } from 'zod';

export interface PactTrader {
  uniqueId: string;
  email: string;
  password: string;
  token: string;
}

export interface ProviderCallsOptions {
  /** Where the calls are: `http://127.0.0.1:8080/api`. */
  calls: URL;
  /** The path of the server's states. */
  states: string;
}

const refusal = async (answer: Response): Promise<string> => `${answer.status} ${(await answer.text()).slice(0, 200)}`;

const texts = z.record(z.string(), z.unknown());

const figure = z.union([z.string(), z.number()]);
const levels = z.array(z.object({ price: figure, amount: figure }));
const bookAnswer = z.object({ data: z.object({ seq: z.int().optional(), asks: levels, bids: levels }) });

export type Snapshot = z.infer<typeof bookAnswer>['data'];

const openOrders = z.object({ data: z.array(z.object({ uniqueId: figure, price: figure })) });

export interface OrderFigures {
  side: Side;
  price: string;
  amount: string;
}

/** The states and the calls of the contract that a verification of the live half makes. */
export const createProviderCalls = ({ calls, states }: ProviderCallsOptions) => {
  const base = calls.href.replace(/\/$/, '');

  const changeState = async (action: string, state: string, params: object): Promise<Record<string, unknown>> => {
    const body = JSON.stringify({ action, state, params });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(new URL(states, calls), { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`the state "${state}": ${await refusal(answer)}`);
    return texts.parse(JSON.parse((await answer.text()) || '{}'));
  };

  const post = async (path: string, fields: Record<string, string>, token?: string, isMultipart = false) => {
    const form = isMultipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const headers = new Headers(token === undefined ? [] : [['Authorization', token]]);
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${path}: ${await refusal(answer)}`);
    const body: unknown = await answer.json();
    return body;
  };

  const of = ({ uniqueId }: PactTrader) => ({ exchange_id: '1', user_id: uniqueId });

  const enter = (state: string, params: object) => changeState('setup', state, params);

  return {
    enter,
    /** A trader with a session, under the server's own id and token. */
    enterTrader: async ({ token, ...named }: PactTrader): Promise<PactTrader> => {
      const { uniqueId = named.uniqueId } = await enter('a trader', named);
      const { token: ownToken = token } = await enter('a session', { email: named.email, token });
      return { ...named, uniqueId: String(uniqueId), token: String(ownToken) };
    },
    enterPair: async (pair: PairName, pairId: string): Promise<string> => {
      const { pairId: ownId = pairId } = await enter('a pair', { pair, pairId });
      return String(ownId);
    },
    /** Any state that is torn down brings back a fresh exchange. */
    startAfresh: () => changeState('teardown', 'no trades', {}),
    snapshot: async (pairId: string): Promise<Snapshot> => {
      const fields = { exchange_id: '1', order_book_limit: '500', pair_id: pairId };
      return bookAnswer.parse(await post('/trade/order_book', fields)).data;
    },
    place: async (trader: PactTrader, pair: PairName, pairId: string, figures: OrderFigures): Promise<void> => {
      const fields = { ...of(trader), pair_id: pairId, symbol: pair, pair, type: 'limit', ...figures };
      await post('/trade/new_order', fields, trader.token, true);
    },
    /** Cancels the trader's open order at this price. */
    cancel: async (trader: PactTrader, price: string): Promise<void> => {
      const listed = await post('/trade/open_order', { ...of(trader), limit: '500', page: '1' }, trader.token);
      const order = openOrders.parse(listed).data.find((one) => Number(one.price) === Number(price));
      if (!order) throw new Error(`/trade/open_order: no open order at ${price}`);
      await post('/trade/cancel_order', { ...of(trader), trade_order_id: String(order.uniqueId) }, trader.token);
    },
    signOut: (trader: PactTrader) => post('/user/logout', { exchange_id: '1' }, trader.token),
  };
};
