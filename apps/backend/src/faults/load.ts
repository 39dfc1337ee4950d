import type { Order } from '../exchange/outcomes';
import type { ExchangeProcess } from './exchangeProcess';
import type { PlaceOrder, Record, Reserve } from './record';

interface Load {
  exchange: Pick<ExchangeProcess, 'submit'>;
  traders: readonly string[];
  record: Record;
  /** Even over [0, 1). */
  random: () => number;
  /** Ids that were never used before. */
  newId: () => string;
  /** Told after each acknowledgement. */
  onAcknowledged: () => void;
  /** For an exchange that is back before everybody noticed that it was gone. */
  isOver: () => boolean;
}

/** Whether somebody should go on: not once the exchange cannot answer. */
type Act = (load: Load, trader: string) => Promise<boolean>;

const pick = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)];

/** What became of it is not known: it is asked for again later. */
const isInDoubt = (outcome: { refused?: { code: string } } | undefined): boolean =>
  outcome === undefined || outcome.refused?.code === 'unconfirmed';

const isAvailable = (outcome: { refused?: { code: string } } | undefined): boolean =>
  outcome !== undefined && outcome.refused?.code !== 'unavailable' && outcome.refused?.code !== 'unconfirmed';

/** Places an order, or asks again for one, and keeps what it hears of it. */
export const place = async (load: Pick<Load, 'exchange' | 'record'>, command: PlaceOrder): Promise<boolean> => {
  const { exchange, record } = load;
  const outcome = await exchange.submit(command);
  const order = outcome?.done && 'order' in outcome.done ? outcome.done.order : undefined;
  if (order) record.orders.set(command.clientOrderId, order);
  else if (isInDoubt(outcome)) record.unanswered.push(command);
  else record.refused.add(command.clientOrderId);
  return isAvailable(outcome);
};

export const reserve = async (load: Pick<Load, 'exchange' | 'record'>, command: Reserve): Promise<boolean> => {
  const { exchange, record } = load;
  const outcome = await exchange.submit(command);
  const hold = outcome?.done && 'hold' in outcome.done ? outcome.done.hold : undefined;
  if (hold) record.holds.set(command.id, hold);
  else if (isInDoubt(outcome)) record.unanswered.push(command);
  else record.refused.add(command.id);
  return isAvailable(outcome);
};

const placeSome: Act = (load, trader) => {
  const { random, newId } = load;
  return place(load, {
    kind: 'order.place',
    trader,
    pair: random() < 0.7 ? 'XDC-USDT' : 'XDC-USDC',
    side: random() < 0.5 ? 'buy' : 'sell',
    price: (0.05 + Math.floor(random() * 9 - 4) / 10_000).toFixed(4),
    amount: String(10 + Math.floor(random() * 300)),
    clientOrderId: newId(),
  });
};

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
  reserve(load, {
    kind: 'funds.reserve',
    id: load.newId(),
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

const actFor = (chance: number): Act => {
  if (chance < 0.7) return placeSome;
  if (chance < 0.85) return cancelSome;
  return chance < 0.93 ? reserveSome : releaseSome;
};

const tradeOn = async (load: Load, trader: string): Promise<void> => {
  while (!load.isOver() && (await actFor(load.random())(load, trader))) load.onAcknowledged();
};

/** Every trader asks for one thing after the other, until it is over or the exchange cannot answer. */
export const tradeUntilTrouble = async (load: Load): Promise<void> => {
  await Promise.all(load.traders.map((trader) => tradeOn(load, trader)));
};
