import type { Queries } from '../../db/client';
import type { Command } from '../../exchange/commands';
import { failed } from '../../exchange/refusals';
import type { Examine, Verdict } from '../../inbox/inboxJob';
import type { WaitingCommand } from '../../inbox/inboxStore';
import { decideHeld } from './heldCommands';
import { isStatement } from './peopleCommands';
import { readRoster, type Roster } from './roster';
import { needsSecond, ruleFor, type Ground } from './rules';
import { refusal, settleStatement } from './settleStatement';
import { signatureObjection, standingObjection } from './standing';
import type { Warrant } from '../../inbox/warrant';

const no = (message: string): Verdict => ({ is: 'refused', refusal: refusal(message) });

const examineOwnWork = async (command: Command, ground: Ground): Promise<Verdict> =>
  (await ruleFor(command, ground)?.isOwnWork?.(command, ground)) === true
    ? { is: 'allowed' }
    : no('It is not signed by an operator.');

const examineCommand = async (roster: Roster, command: Command, warrant: Warrant, ground: Ground): Promise<Verdict> => {
  const objection = await standingObjection(roster, command, warrant, ground);
  if (objection !== undefined) return no(objection);
  // On a demo without operators of its own there is nobody else to ask.
  if (!roster.isOpen && (await needsSecond(command, ground))) return { is: 'held' };
  const settle = ruleFor(command, ground)?.settle;
  return settle ? { is: 'settled', work: (transaction) => settle(command, transaction) } : { is: 'allowed' };
};

const verdictOn = async (ground: Ground, { id, command, warrant }: WaitingCommand): Promise<Verdict> => {
  if (warrant === null) return examineOwnWork(command, ground);
  const roster = await readRoster(ground.queries);
  const wrong = signatureObjection(roster, { id, command, warrant }, ground);
  if (wrong !== undefined) return no(wrong);
  if (isStatement(command)) return settleStatement(roster, { id, command, warrant }, ground.now);
  if (command.kind === 'operator.approve' || command.kind === 'operator.decline')
    return decideHeld(ground.queries, roster, { id, command, warrant }, ground);
  return examineCommand(roster, command, warrant, ground);
};

/** About what was handed over, such as a figure that is none, and not about the database. */
const isMistake = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || (error instanceof Error && error.constructor === Error);

/** Verifies what operators hand over: signature, role, bounds and second person, at the moment it is carried out. */
export const createExamine =
  (options: Omit<Ground, 'queries'>): Examine =>
  async (queries: Queries, waiting) => {
    try {
      return await verdictOn({ ...options, queries }, waiting);
    } catch (error) {
      if (!isMistake(error)) throw error;
      return { is: 'refused', refusal: failed };
    }
  };
