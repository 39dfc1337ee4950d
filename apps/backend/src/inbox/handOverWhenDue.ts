import type { DueHandler } from '../dueWork/dueWork';
import type { NewDueWork } from '../dueWork/dueWorkStore';
import { handOver, type NewCommand } from './inboxStore';

const kind = 'inbox.hand-over';

/** Hands a command over at a given time under its own ID: once, whatever restarts in between. */
export const handOverAt = (dueAt: Date, command: NewCommand): NewDueWork => ({
  id: command.id,
  kind,
  payload: command,
  dueAt,
});

const handOverNow: DueHandler = async (transaction, payload) => {
  // Only `handOverAt` writes work of this kind.
  const command = payload as NewCommand;
  if (!(await handOver(transaction, command)))
    throw new Error(`The ID ${command.id} is already used by another command.`);
};

export const inboxDueHandlers = { [kind]: handOverNow };
