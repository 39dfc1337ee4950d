import type { Queries } from '../db/client';
import { isDatabaseGone } from '../db/databaseGone';
import type { Order } from '../exchange/outcomes';
import { ask, isAvailable, isInDoubt, leave } from './asking';
import type { ExchangeProcess } from './exchangeProcess';
import type { Credit, HandedOver, PlaceOrder, TraderRecord } from './record';
import { withdrawalWithCode } from './withdrawalWithCode';

export interface Load {
  exchange: Pick<ExchangeProcess, 'submit'>;
  /** For handing commands over without the exchange. */
  queries: Queries;
  traders: readonly string[];
  record: TraderRecord;
  /** Uniform over [0, 1). */
  random: () => number;
  /** Numbers that were never used before. */
  newNumber: () => number;
  /** Called after each acknowledgement. */
  onAcknowledged: () => void;
  /** Stops the load even if the exchange is back before everyone noticed that it was gone. */
  isOver: () => boolean;
}

/** Returns whether to continue: not once the exchange can't answer. */
type Act = (load: Load, trader: string) => Promise<boolean>;

/** No one has this account. */
const NOBODY = 'u-nobody';

const pick = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)];

type Drawing = Pick<Load, 'random' | 'newNumber'>;

export const someOrder = ({ random, newNumber }: Drawing, trader: string): PlaceOrder => ({
  kind: 'order.place',
  trader,
  pair: random() < 0.7 ? 'XDC-USDT' : 'XDC-USDC',
  side: random() < 0.5 ? 'buy' : 'sell',
  price: (0.05 + Math.floor(random() * 9 - 4) / 10_000).toFixed(4),
  amount: String(10 + Math.floor(random() * 300)),
  clientOrderId: `c-${newNumber()}`,
});

/** A coin without a simulated chain, so that nothing needs to arrive on one. */
export const depositAsset = 'BCHSV';

/** Each has a different amount, so that its effects can be told apart. */
export const someDeposit = ({ newNumber }: Drawing, trader: string): Credit => {
  const number = newNumber();
  const amount = `1.${String(number).padStart(8, '0')}`;
  return { kind: 'deposit.credit', id: `d-${number}`, trader, asset: depositAsset, amount };
};

const placeSome: Act = (load, trader) => ask(load, someOrder(load, trader));

const cancelSome: Act = async (load, trader) => {
  const { exchange, record, random } = load;
  const isOpen = ({ trader: owner, status }: Order) => owner === trader && status === 'open';
  const order = pick([...record.orders.values()].filter(isOpen), random);
  if (!order) return placeSome(load, trader);
  const outcome = await exchange.submit({ kind: 'order.cancel', trader, order: order.id });
  const cancelled = outcome?.done && 'order' in outcome.done ? outcome.done.order : undefined;
  if (cancelled?.clientOrderId !== undefined) record.orders.set(cancelled.clientOrderId, cancelled);
  return isAvailable(outcome);
};

const reserveSome: Act = (load, trader) =>
  ask(load, {
    kind: 'funds.reserve',
    id: `h-${load.newNumber()}`,
    trader,
    asset: 'XDC',
    amount: String(1 + Math.floor(load.random() * 50)),
    as: 'pending withdrawal',
  });

const releaseSome: Act = async (load, trader) => {
  const { exchange, record, random } = load;
  const held = [...record.holds.values()].filter((hold) => hold.trader === trader && hold.status === 'held');
  const hold = pick(held, random);
  if (!hold) return reserveSome(load, trader);
  const outcome = await exchange.submit({ kind: 'funds.release', id: hold.id });
  const released = outcome?.done && 'hold' in outcome.done ? outcome.done.hold : undefined;
  if (released) record.holds.set(hold.id, released);
  else if (isInDoubt(outcome)) record.perhapsReleased.add(hold.id);
  return isAvailable(outcome);
};

const creditSome: Act = (load, trader) => ask(load, someDeposit(load, trader));

/** Offers what others swap their XDCE into. */
const offerSome: Act = (load, trader) =>
  ask(load, { ...someOrder(load, trader), pair: 'XDC-XDCE', side: 'sell', price: '1' });

const swapSome: Act = (load, trader) =>
  ask(load, {
    kind: 'coins.swap',
    trader,
    amount: String(1 + Math.floor(load.random() * 100)),
    clientOrderId: `s-${load.newNumber()}`,
  });

/** A number that was never used before is an app's code that was never used before. */
const stakeSome: Act = (load, trader) => {
  const number = load.newNumber();
  const amount = String(100_000 * (1 + Math.floor(load.random() * 5)));
  return ask(load, {
    kind: 'stake.begin',
    trader,
    plan: 'flexible',
    months: 3,
    amount,
    clientId: `k-${number}`,
    totpStep: number,
  });
};

const withdrawSome: Act = async (load, trader) => {
  const number = load.newNumber();
  const asked = { trader, amount: `1000.${number}1`, clientId: `w-${number}`, totpStep: number };
  try {
    return await ask(load, await withdrawalWithCode(load.queries, asked));
  } catch (error) {
    if (isDatabaseGone(error)) return false;
    throw error;
  }
};

/** A deposit for the trader, one for an unknown trader, or one that was already credited. */
const someHandedOver = (load: Load, trader: string): HandedOver => {
  const { record, random, newNumber } = load;
  const id = `i-${newNumber()}`;
  const chance = random();
  if (chance < 0.15) return { id, command: someDeposit(load, NOBODY), expected: 'refused' };
  const before = chance < 0.3 ? pick([...record.deposits.values()], random) : undefined;
  if (before) return { id, command: before, expected: 'repeated' };
  return { id, command: someDeposit(load, trader), expected: 'credited' };
};

const handSomeOver: Act = (load, trader) => leave(load.queries, load.record, someHandedOver(load, trader));

const acts: readonly (readonly [upTo: number, act: Act])[] = [
  [0.48, placeSome],
  [0.58, cancelSome],
  [0.64, reserveSome],
  [0.68, releaseSome],
  [0.75, creditSome],
  [0.79, offerSome],
  [0.84, swapSome],
  [0.88, stakeSome],
  [0.93, withdrawSome],
  [1, handSomeOver],
];

const actFor = (chance: number): Act => acts.find(([upTo]) => chance < upTo)?.[1] ?? placeSome;

const tradeOn = async (load: Load, trader: string): Promise<void> => {
  while (!load.isOver() && (await actFor(load.random())(load, trader))) load.onAcknowledged();
};

/** Every trader keeps sending commands until it is over or the exchange can't answer. */
export const tradeUntilTrouble = async (load: Load): Promise<void> => {
  await Promise.all(load.traders.map((trader) => tradeOn(load, trader)));
};
