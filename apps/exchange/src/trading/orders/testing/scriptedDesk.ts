import type { Answered } from '@exchange/api';
import { pairs, type PairName } from '@exchange/domain';
import type { Session } from '@exchange/machines';
import { createQueries } from '../../../app/session/createQueries';
import { createScriptedFeed } from '../../../app/testing/scriptedFeed';
import { servicesFor } from '../../../app/testing/servicesFor';

type WireFees = { symbol: string; buy: string; sell: string }[];

const stored = { jwt: 'token-1', userData: 'u-1001', email: 'ada@example.com' };

/** Whoever comes after the trader who was there at first. */
export const nextTrader: Session = {
  token: 'token-2',
  uniqueId: 'u-2002',
  email: 'bob@example.com',
  isTwoFactorOn: false,
  feeDetail: undefined,
};

const balances: Record<string, Answered<'balances'>['data']> = {
  'u-1001': [
    { symbol: 'XDC', balance: '98765.43219' },
    { symbol: 'USDT', balance: '1250.55559' },
  ],
  'u-2002': [
    { symbol: 'XDC', balance: '7' },
    { symbol: 'USDT', balance: '8' },
  ],
};

const book = {
  seq: 7,
  asks: [{ price: '0.0522', amount: '100' }],
  bids: [{ price: '0.0521', amount: '50' }],
};

const priceOf = ({ pairName }: { pairName: PairName }) => (pairName === 'XDC-USDT' ? '0.05213' : '1');

const stats = pairs.map(({ id, name: pairName }) => ({
  pairId: id,
  pairName,
  price: priceOf({ pairName }),
  percentChange: '1.2',
  high: '2',
  low: '0.01',
  volume: '100',
}));

/** Something that is answered when the story says so. */
const held = <Value>() => {
  const waiting: ((value: Value) => void)[] = [];
  return {
    wait: () => new Promise<Value>((resolve) => waiting.push(resolve)),
    release: (value: Value) => {
      for (const resolve of waiting.splice(0)) resolve(value);
    },
  };
};

/** An exchange for whoever stands before the order forms: a trader, or a visitor. */
export const createScriptedDesk = (who: 'trader' | 'visitor' = 'trader') => {
  const { feed, say, become } = createScriptedFeed();
  const asked: string[] = [];
  const rooms: string[] = [];
  const orders: string[] = [];
  const answers = held<Response>();
  const firstFees = held<undefined>();
  let fees: WireFees | undefined;
  let closed: readonly string[] = [];

  const answerTo: Record<string, (fields: URLSearchParams) => unknown> = {
    '/getfeesdetails': async () => {
      if (!fees) await firstFees.wait();
      return { data: { tradingFees: fees ?? [], withdrawalFees: [] } };
    },
    '/get_pair_status': () => ({
      data: pairs.map(({ name }) => ({ pair: name, tradingFlag: !closed.includes(name) })),
    }),
    '/user/get_balance': (fields) => ({ data: balances[fields.get('user_id') ?? ''] ?? [] }),
    '/pair_price': () => ({ data: stats }),
    '/trade/order_book': () => ({ data: book }),
    '/user/get_order_book': () => ({ data: book }),
    '/trade_histories': () => ({ models: [] }),
    '/user/check_jwt': () => ({ message: 'User JWT Successfully' }),
    '/user/usertfastatus': () => ({ statusCode: 200, data: { tfaStatus: 0 } }),
  };

  const fetch: typeof globalThis.fetch = async (given) => {
    const request = new Request(given);
    const path = new URL(request.url).pathname.replace('/api', '');
    const isForm = request.headers.get('Content-Type')?.includes('urlencoded') === true;
    const fields = new URLSearchParams(isForm ? await request.text() : '');
    asked.push([path, fields.get('user_id') ?? ''].join(' ').trim());
    if (path === '/trade/new_order') {
      const id = (await request.formData()).get('client_order_id');
      if (typeof id === 'string') orders.push(id);
      return answers.wait();
    }
    return Response.json((await answerTo[path]?.(fields)) ?? { data: [] });
  };

  const followed = {
    ...feed,
    join: (pair: string) => void rooms.push(`join ${pair}`),
    leave: (pair: string) => void rooms.push(`leave ${pair}`),
  };
  const services = servicesFor({ fetch, feed: followed, stored: who === 'trader' ? stored : {} });
  services.session.start();
  return {
    services,
    queries: createQueries(services.session),
    say,
    become,
    asked,
    rooms,
    /** The ids of the orders that were sent, as often as they were. */
    orders,
    /** The first answer waits until there are any. */
    charge: (next: WireFees) => {
      fees = next;
      firstFees.release(undefined);
    },
    close: (...names: PairName[]) => {
      closed = names;
    },
    answerOrder: (message: string, status = 200) =>
      answers.release(Response.json({ statusCode: status, message }, { status })),
  };
};

export type ScriptedDesk = ReturnType<typeof createScriptedDesk>;
