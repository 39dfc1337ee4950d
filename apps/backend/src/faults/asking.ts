import type { Queries } from '../db/client';
import { isDatabaseGone } from '../db/databaseGone';
import { handOver } from '../inbox/inboxStore';
import type { ExchangeProcess } from './exchangeProcess';
import type { CommandKind } from '../exchange/commands';
import type { Outcome } from '../exchange/outcomes';
import { idOf, type HandedOver, type Repeatable, type TraderRecord } from './record';

interface Asking {
  exchange: Pick<ExchangeProcess, 'submit'>;
  record: TraderRecord;
}

type Answer = { refused?: { code: string } } | undefined;
type Done = NonNullable<Outcome<CommandKind>['done']>;

/** Its result is unknown, so it is asked for again later. */
export const isInDoubt = (outcome: Answer): boolean => outcome === undefined || outcome.refused?.code === 'unconfirmed';

/** Whether the exchange can answer. Once it can't, callers stop asking. */
export const isAvailable = (outcome: Answer): boolean =>
  !isInDoubt(outcome) && outcome?.refused?.code !== 'unavailable';

const note = (record: TraderRecord, command: Repeatable, done: Done): boolean => {
  const id = idOf(command);
  if ('order' in done) record.orders.set(id, done.order);
  else if ('hold' in done) record.holds.set(id, done.hold);
  else if ('stake' in done) record.stakes.set(id, done.stake);
  else if ('withdrawal' in done) record.withdrawals.set(id, done.withdrawal);
  else if (command.kind === 'deposit.credit') record.deposits.set(id, command);
  else return false;
  return true;
};

/** Sends a command, for the first time or again, and records the answer. Returns whether the exchange can answer. */
export const ask = async ({ exchange, record }: Asking, command: Repeatable): Promise<boolean> => {
  const outcome = await exchange.submit(command);
  if (isInDoubt(outcome)) record.unanswered.push(command);
  else if (!outcome?.done || !note(record, command, outcome.done)) record.refused.add(idOf(command));
  return isAvailable(outcome);
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
