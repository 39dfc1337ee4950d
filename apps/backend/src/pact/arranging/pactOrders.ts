import { multiply, pairOf, type AssetSymbol, type DecimalText, type PairName, type Side } from '@exchange/domain';
import { randomUUID } from 'node:crypto';
import type { Order, Outcome } from '../../exchange/outcomes';
import type { CommandKind } from '../../exchange/commands';
import type { Services } from './arrange';

interface OrderFigures {
  pair: PairName;
  side: Side;
  price: DecimalText;
  amount: DecimalText;
  clientOrderId?: string;
}

export const doneOf = <Kind extends CommandKind>({ done, refused }: Outcome<Kind>) => {
  if (refused) throw new Error(`The exchange refused to make the state: ${refused.message}`);
  return done;
};

/** Funds from nowhere, as in the demo market. */
export const fund = async (
  { exchange }: Services,
  trader: string,
  funds: { coin: AssetSymbol; amount: DecimalText },
): Promise<void> => {
  const { coin: asset, amount } = funds;
  const legs = [{ asset, amount, from: { house: 'demo faucet' }, to: { trader } }] as const;
  doneOf(await exchange.submit<'funds.post'>({ kind: 'funds.post', id: `pact ${randomUUID()}`, legs }));
};

const needs = ({ pair, side, price, amount }: OrderFigures) => {
  const { base, quote } = pairOf(pair);
  return side === 'buy' ? { coin: quote, amount: multiply(price, amount) } : { coin: base, amount };
};

/** An order with exactly the funds that it needs. */
export const placeFunded = async (services: Services, trader: string, figures: OrderFigures): Promise<Order> => {
  await fund(services, trader, needs(figures));
  const { order } = doneOf(await services.exchange.submit<'order.place'>({ kind: 'order.place', trader, ...figures }));
  return order;
};

export const cancel = async ({ exchange }: Services, { id: order, trader }: Order): Promise<void> => {
  doneOf(await exchange.submit<'order.cancel'>({ kind: 'order.cancel', trader, order }));
};

/** A trader that no state has named. */
export const addOther = async ({ accounts }: Services): Promise<string> => {
  const { stores, random, clock } = accounts;
  const uniqueId = random.uniqueId();
  const now = clock();
  await stores.traders.add({
    uniqueId,
    email: `${uniqueId}@other.example`,
    firstName: 'Mary',
    lastName: 'Ward',
    passwordHash: 'none',
    passwordChangedAt: now,
    referralCode: random.referralCode(),
    createdAt: now,
  });
  return uniqueId;
};

const otherSide = { buy: 'sell', sell: 'buy' } as const satisfies Record<Side, Side>;

/** Another trader's open order, to trade with. */
export const placeCounterpart = async (services: Services, { side, ...figures }: OrderFigures): Promise<void> => {
  await placeFunded(services, await addOther(services), { ...figures, side: otherSide[side] });
};

/** A swap with exactly the funds and the offer that it needs. */
export const swapFunded = async (
  services: Services,
  trader: string,
  { amount, clientOrderId }: { amount: DecimalText; clientOrderId: string },
): Promise<void> => {
  await placeCounterpart(services, { pair: 'XDC-XDCE', side: 'buy', price: '1', amount });
  await fund(services, trader, { coin: 'XDCE', amount });
  doneOf(await services.exchange.submit<'coins.swap'>({ kind: 'coins.swap', trader, amount, clientOrderId }));
};

/** Cancels every order. */
export const cancelAll = async ({ accounts, exchange }: Services): Promise<void> => {
  const { rows } = await accounts.db.execute<{ owner: string }>(
    `select distinct owner from trade_order where status = 'open'`,
  );
  for (const { owner: trader } of rows)
    doneOf(await exchange.submit<'orders.cancel'>({ kind: 'orders.cancel', trader }));
};
