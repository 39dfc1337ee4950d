import { toUnits, type DecimalText, type PairName, type Side } from '@exchange/domain';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createRealDatabase } from '../custody/testing/realDatabase';
import { createStatusStore } from '../reference/statusStore';
import type { Command } from './commands';
import { readReferences } from './reference/referenceRows';
import { referencePriceOf } from './reference/references';
import { createMemoryExchange } from './testing/memoryExchange';
import { startTestExchange, type TestExchange } from './testing/testExchange';

const minute = 60_000;
const funds = { XDC: '90000000', XRP: '9000000', USDT: '9000000' };
const fair = { 'XDC-XRP': '0.0331', 'XDC-USDT': '0.01721', 'XRP-USDT': '0.52' } as const;
const pairs = ['XDC-XRP', 'XDC-USDT', 'XRP-USDT'] as const;

const start = async () => {
  const last = new Map<PairName, DecimalText>();
  const exchange = await startTestExchange(inject('clusterUrl'), { lastPrice: (pair) => last.get(pair) });
  const listen = () =>
    exchange.current().onCommitted(({ trades }) => {
      for (const { pair, price } of trades) last.set(pair, price);
    });
  listen();
  onTestFinished(() => exchange.close());
  return {
    exchange,
    restart: async () => {
      await exchange.restart();
      listen();
    },
  };
};

const referenceIn = (exchange: TestExchange, name: PairName): DecimalText =>
  exchange
    .current()
    .references()
    .find(({ pair }) => pair === name)?.price ?? '0';

/** At most so far from a price that an order still passes. */
const pushed = (price: DecimalText): DecimalText => (Number(price) * 1.0999).toFixed(8);

type Trading = (
  pair: PairName,
  price: DecimalText,
  parties: readonly [string, string],
  amount?: DecimalText,
) => Command[];

/** One offers, the other takes it at once. */
const trading: Trading = (pair, price, [seller, buyer], amount = '700') =>
  (['sell', 'buy'] as const).map((side: Side) => ({
    kind: 'order.place',
    trader: side === 'sell' ? seller : buyer,
    pair,
    side,
    price,
    amount,
  }));

const submitAll = async (exchange: TestExchange, commands: readonly Command[]) => {
  const outcomes = await Promise.all(commands.map((command) => exchange.submit(command)));
  return outcomes.map(({ refused }) => refused?.message);
};

const accepts = async (exchange: TestExchange, trader: string, pair: PairName, price: DecimalText) => {
  const { done, refused } = await exchange.buy(trader, { pair, price, amount: '10' });
  if (done) await exchange.cancel(trader, done.order.id);
  return refused?.message ?? 'accepted';
};

/** As calls and live connections are told. */
const pastPrices = async ({ database }: TestExchange) => {
  const { rows } = await database.pool.query<{ name: string; price: string }>(
    `select name, trim_scale(price)::text as price from reference_price_past join pair on pair.id = pair
     order by minute`,
  );
  return rows;
};

const openPairs = async ({ database }: TestExchange): Promise<string[]> => {
  const all = await createStatusStore(database.db).openPairs();
  return all.flatMap(({ name, isOpen }) => (isOpen ? [name] : []));
};

const traderOf = (exchange: TestExchange) => exchange.addTrader(funds);

it('two accounts that trade with each other cannot lock a market, not even over half an hour and a restart [LED-227]', async () => {
  const { exchange, restart } = await start();
  const [ada, bob, eve, mallory] = [
    await traderOf(exchange),
    await traderOf(exchange),
    await traderOf(exchange),
    await traderOf(exchange),
  ] as const;
  const honestly = () =>
    submitAll(
      exchange,
      pairs.flatMap((pair) => trading(pair, fair[pair], [ada, bob], '300')),
    );
  await honestly();
  exchange.clock.now += minute;
  await honestly();

  // Twenty-four times higher by 9.5 %, each within the band around the trade before it.
  let price = Number(fair['XDC-XRP']);
  for (let trade = 0; trade < 24; trade += 1) {
    price *= 1.095;
    await submitAll(exchange, trading('XDC-XRP', price.toFixed(8), [eve, mallory]));
  }
  await exchange.submit({ kind: 'orders.cancel', trader: eve });
  expect(await accepts(exchange, ada, 'XDC-XRP', fair['XDC-XRP'])).toBe('accepted');

  for (let passed = 0; passed < 32; passed += 1) {
    exchange.clock.now += minute;
    const others = (['XDC-USDT', 'XRP-USDT'] as const).flatMap((pair) => trading(pair, fair[pair], [ada, bob], '300'));
    const highest = pushed(referenceIn(exchange, 'XDC-XRP'));
    await submitAll(exchange, [...others, ...trading('XDC-XRP', highest, [eve, mallory])]);
  }
  await restart();
  for (const pair of pairs) expect(await accepts(exchange, ada, pair, fair[pair])).toBe('accepted');
  expect(await exchange.leftOver()).toEqual([]);
});

it('is written with the group that moves it: after any restart it goes on as if there had been none, and past prices that value coins in USD are kept [LED-228] [WAL-460]', async () => {
  const { exchange, restart } = await start();
  const parties = [await traderOf(exchange), await traderOf(exchange)] as const;
  const memory = createMemoryExchange(parties, undefined, () => exchange.clock.now);
  const give = parties.flatMap((trader) =>
    Object.entries(funds).map(([asset, amount]): Command => ({
      kind: 'funds.post',
      id: `${trader} ${asset}`,
      legs: [{ asset: asset as 'XDC', amount, from: { house: 'custody' }, to: { trader } }],
    })),
  );
  memory.run(give);
  const set = pairs.map((pair): Command => ({
    kind: 'reference.set',
    pair,
    price: fair[pair],
    reason: 'first price',
    by: 'ops',
  }));
  const both = async (commands: readonly Command[]) => {
    await submitAll(exchange, commands);
    for (const command of commands) memory.run([command]);
  };
  await both(set);
  for (let passed = 0; passed < 24; passed += 1) {
    exchange.clock.now += passed % 7 === 6 ? 3 * minute : minute / 2;
    await both(
      pairs.flatMap((pair) => trading(pair, (Number(fair[pair]) * (1 + passed / 400)).toFixed(5), parties, '300')),
    );
    if (passed % 4 === 3) await restart();
    expect(pairs.map((pair) => referenceIn(exchange, pair))).toEqual(
      pairs.map((pair) => referencePriceOf(memory.state.references, pair)),
    );
  }
  expect(referenceIn(exchange, 'XDC-USDT')).not.toBe(fair['XDC-USDT']);
  const { pairs: stored, latest } = await readReferences(exchange.database.pool);
  expect({ stored, latest }).toEqual({ stored: memory.state.references.pairs, latest: memory.state.references.latest });
  const past = await pastPrices(exchange);
  expect([...new Set(past.map(({ name }) => name))].toSorted()).toEqual(['XDC-USDT', 'XRP-USDT']);
  const ofXdc = past.flatMap(({ name, price }) => (name === 'XDC-USDT' ? [toUnits(price)] : []));
  expect(ofXdc.at(-1)).toBe(stored.get('XDC-USDT')?.price);
  expect(ofXdc.length).toBeGreaterThan(2);
  expect(ofXdc.filter((price, at) => price === ofXdc[at - 1])).toEqual([]);
});

it('opens a pair of a real exchange only once an operator has set it [LED-230]', async () => {
  const exchange = await startTestExchange(inject('clusterUrl'), {}, createRealDatabase);
  onTestFinished(() => exchange.close());
  const trader = await exchange.addTrader();
  await exchange.submit({
    kind: 'funds.post',
    id: 'funds',
    legs: [{ asset: 'USDT', amount: '100', from: { house: 'custody' }, to: { trader } }],
  });
  expect(await accepts(exchange, trader, 'XDC-USDT', '0.05')).toBe('Under Maintenance');
  expect(await openPairs(exchange)).toEqual(['XDC-XDCE']);
  const set = { kind: 'reference.set', pair: 'XDC-USDT', reason: 'market opens', by: 'ops' } as const;
  expect((await exchange.submit({ ...set, price: '5000' })).refused?.field).toBe('price');
  expect((await exchange.submit({ ...set, pair: 'XDC-XDCE', price: '1' })).refused?.field).toBe('pair');
  expect((await exchange.submit({ ...set, price: '0.05' })).done).toEqual({ price: '0.05' });
  expect(await accepts(exchange, trader, 'XDC-USDT', '0.05')).toBe('accepted');
  expect(await accepts(exchange, trader, 'XDC-USDT', '0.0551')).toContain('10%');
  expect(await openPairs(exchange)).toEqual(['XDC-XDCE', 'XDC-USDT']);
});
