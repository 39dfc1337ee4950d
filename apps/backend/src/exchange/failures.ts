import { DatabaseError } from 'pg';
import { cannotWrite } from '../db/cannotWrite';

/** A command went wrong on its way: what it had changed by then cannot be told, and nothing of it is written. */
export class CommandFailed extends Error {}

/**
 * Classes of SQLSTATE that speak of what was written, and not of the database: figures that overflow, constraints,
 * rights and names, a trigger that objects. Of everything else, such as a full disk or a lost connection, no command
 * is the cause.
 */
const ofOneCommand = new Set(['21', '22', '23', '42', '44', 'P0']);

/** What was looked up had changed by the time it was written; `assert_current` in the database says so. */
export const isOutdated = (error: unknown): boolean => error instanceof DatabaseError && error.code === 'P0409';

/** Whether others of its group can go on without it. */
export const isOfOneCommand = (error: unknown): boolean => {
  if (error instanceof CommandFailed) return true;
  return error instanceof DatabaseError && ofOneCommand.has(error.code?.slice(0, 2) ?? '') && !cannotWrite(error);
};
