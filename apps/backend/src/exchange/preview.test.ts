import {
  add,
  checkLimitOrder,
  fromWhole,
  multiply,
  previewOrder,
  spotPairs,
  subtract,
  toWhole,
  unitOf,
  type DecimalText,
  type Pair,
} from '@exchange/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeDecimals } from './writing/orderRows';
import { createMemoryExchange } from './testing/memoryExchange';

const traders = ['trader', 'others'];
const everything = '1000000000000';

/** A figure in steps of this many decimals. */
const figures = (decimals: number, lowest: DecimalText, highest: DecimalText) =>
  fc
    .bigInt({ min: toWhole(lowest, decimals) || 1n, max: toWhole(highest, decimals) })
    .map((steps) => fromWhole(steps, decimals));

/** Up to the highest realistic price, so that most orders are large enough. */
const orders = fc.constantFrom(...spotPairs).chain((pair) =>
  fc.record({
    pair: fc.constant(pair),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    price:
      pair.fixedPrice === undefined ? figures(pair.priceDecimals, unitOf(pair.priceDecimals), '1') : fc.constant('1'),
    scale: fc.constantFrom('1', '10', '100', '1000'),
    amount: figures(pair.amountDecimals, '0', pair.maximum.value),
    fee: figures(feeDecimals, '0', '100'),
    parts: fc.integer({ min: 1, max: 4 }),
  }),
);

const isPlaceable = (pair: Pair, price: DecimalText, amount: DecimalText): boolean =>
  Object.keys(checkLimitOrder({ price, amount }, { pair })).length === 0;

/** Splits the amount into this many parts if each can be placed on its own, or leaves it whole. */
const divided = (pair: Pair, price: DecimalText, { amount, parts }: { amount: DecimalText; parts: number }) => {
  const lots = toWhole(amount, pair.amountDecimals);
  const part = fromWhole(lots / BigInt(parts), pair.amountDecimals);
  const rest = subtract(amount, multiply(part, String(parts - 1)));
  return isPlaceable(pair, price, part) ? [...Array<DecimalText>(parts - 1).fill(part), rest] : [amount];
};

it('the preview of an order equals what is booked, to the last digit, in however many trades [TRD-090]', () => {
  fc.assert(
    fc.property(orders, ({ pair, side, price: least, scale, amount, fee, parts }) => {
      const price = pair.fixedPrice ?? multiply(least, scale);
      fc.pre(isPlaceable(pair, price, amount));
      const told = previewOrder({ side, price, amount }, pair, fee);

      const percent = toWhole(fee, feeDecimals);
      const exchange = createMemoryExchange(traders, { buy: percent, sell: percent });
      for (const trader of traders)
        for (const asset of [pair.base, pair.quote]) {
          const id = `${trader} ${asset}`;
          const legs = [{ asset, amount: everything, from: { house: 'demo faucet' }, to: { trader } }] as const;
          exchange.run([{ kind: 'funds.post', id, legs }]);
        }
      const place = (trader: string, one: typeof side, so: DecimalText) =>
        exchange.run([{ kind: 'order.place', trader, pair: pair.name, side: one, price, amount: so }]).outcomes[0];

      expect(place('trader', side, amount)?.done).toBeDefined();
      const paid = told.reservedCurrency;
      expect(exchange.balances()[`trader in orders ${paid}`]).toBe(told.reserved);
      expect(exchange.balances()[`trader available ${paid}`]).toBe(subtract(everything, told.reserved));

      const other = side === 'buy' ? 'sell' : 'buy';
      for (const part of divided(pair, price, { amount, parts })) place('others', other, part);
      const booked = exchange.balances();
      expect(booked[`trader available ${paid}`]).toBe(subtract(everything, told.reserved));
      expect(booked[`trader available ${told.receivedCurrency}`]).toBe(add(everything, told.received));
      expect(booked[`fees ${told.receivedCurrency}`] ?? '0').toBe(told.fee);
      expect(exchange.orders()).toEqual([]);
    }),
  );
});
