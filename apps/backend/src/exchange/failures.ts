import { DatabaseError } from 'pg';
import { cannotWrite } from '../db/cannotWrite';

/** A command failed midway. What it changed until then is unknown, and nothing of it is written. */
export class CommandFailed extends Error {}

/**
 * Classes of SQLSTATE that are about the written data and not about the database: overflows, constraints, rights and
 * names, a trigger that raises. Other errors, such as a full disk or a lost connection, are never caused by a command.
 */
const ofOneCommand = new Set(['21', '22', '23', '42', '44', 'P0']);

/** The data that was looked up changed before it was written; raised by `assert_current` in the database. */
export const isOutdated = (error: unknown): boolean => error instanceof DatabaseError && error.code === 'P0409';

/** Whether the rest of the group can go on without this command. */
export const isOfOneCommand = (error: unknown): boolean => {
  if (error instanceof CommandFailed) return true;
  return error instanceof DatabaseError && ofOneCommand.has(error.code?.slice(0, 2) ?? '') && !cannotWrite(error);
};
