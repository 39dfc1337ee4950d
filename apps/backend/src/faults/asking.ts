import type { Queries } from '../db/client';
import { isDatabaseGone } from '../db/databaseGone';
import { handOver } from '../inbox/inboxStore';
import type { ExchangeProcess } from './exchangeProcess';
import type { Credit, HandedOver, PlaceOrder, TraderRecord, Reserve } from './record';

interface Asking {
  exchange: Pick<ExchangeProcess, 'submit'>;
  record: TraderRecord;
}

type Answer = { refused?: { code: string } } | undefined;

/** Its result is unknown, so it is asked for again later. */
export const isInDoubt = (outcome: Answer): boolean => outcome === undefined || outcome.refused?.code === 'unconfirmed';

/** Whether the exchange can answer. Once it can't, callers stop asking. */
export const isAvailable = (outcome: Answer): boolean =>
  !isInDoubt(outcome) && outcome?.refused?.code !== 'unavailable';

/** Places an order, or asks again for one, and records the answer. */
const place = async ({ exchange, record }: Asking, command: PlaceOrder): Promise<boolean> => {
  const outcome = await exchange.submit(command);
  const order = outcome?.done && 'order' in outcome.done ? outcome.done.order : undefined;
  if (order) record.orders.set(command.clientOrderId, order);
  else if (isInDoubt(outcome)) record.unanswered.push(command);
  else record.refused.add(command.clientOrderId);
  return isAvailable(outcome);
};

const reserve = async ({ exchange, record }: Asking, command: Reserve): Promise<boolean> => {
  const outcome = await exchange.submit(command);
  const hold = outcome?.done && 'hold' in outcome.done ? outcome.done.hold : undefined;
  if (hold) record.holds.set(command.id, hold);
  else if (isInDoubt(outcome)) record.unanswered.push(command);
  else record.refused.add(command.id);
  return isAvailable(outcome);
};

const credit = async ({ exchange, record }: Asking, command: Credit): Promise<boolean> => {
  const outcome = await exchange.submit(command);
  if (outcome?.done) record.deposits.set(command.id, command);
  else if (isInDoubt(outcome)) record.unanswered.push(command);
  else record.refused.add(command.id);
  return isAvailable(outcome);
};

/** Returns whether the exchange can answer. */
export const ask = (asking: Asking, command: PlaceOrder | Reserve | Credit): Promise<boolean> => {
  if (command.kind === 'order.place') return place(asking, command);
  return command.kind === 'funds.reserve' ? reserve(asking, command) : credit(asking, command);
};

/** Hands a command over through the database, for the first time or again. Returns whether the database answered. */
export const leave = async (queries: Queries, record: TraderRecord, handed: HandedOver): Promise<boolean> => {
  try {
    const isTaken = await handOver(queries, { ...handed, by: 'a trader' });
    if (!isTaken) throw new Error(`${handed.id} is there as another command.`);
    record.handed.set(handed.id, handed);
    return true;
  } catch (error) {
    if (!isDatabaseGone(error)) throw error;
    record.perhapsHanded.push(handed);
    return false;
  }
};
