import type { CommandKind } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import { refused } from '../../exchange/refusals';
import type { Verdict } from '../../inbox/inboxJob';
import type { Transaction } from '../../db/client';
import type { StatementCommand } from './peopleCommands';
import {
  keepStatement,
  needsSecondOwner,
  objectionTo,
  readRoster,
  type Roster,
  type Signed,
  type Statement,
} from './roster';

export const refusal = (message: string) => refused({ code: 'not allowed', message });

const outcomeOf = ({ command }: Statement, roster: Roster): Outcome<CommandKind> => {
  if (command.kind !== 'operator.join') return { done: { name: command.name } };
  const { name = '', roles = [] } = roster.members.get(command.key) ?? {};
  return { done: { name, roles } };
};

/** Keeps what was signed about operators, if those who signed it may say so. */
export const keepIfAllowed = async (
  transaction: Transaction,
  statement: Statement,
  at: Date,
): Promise<Outcome<CommandKind>> => {
  const objection = objectionTo(await readRoster(transaction), statement);
  if (objection !== undefined) return refusal(objection);
  await keepStatement(transaction, statement, at);
  return outcomeOf(statement, await readRoster(transaction));
};

export const settleStatement = (roster: Roster, signed: Signed<StatementCommand>, now: () => number): Verdict => {
  const statement: Statement = { ...signed, approval: null };
  const objection = objectionTo(roster, statement, true);
  if (objection !== undefined) return { is: 'refused', refusal: refusal(objection) };
  // Everybody can end their own keys.
  const isOwn = signed.command.kind === 'operator.revoke' && signed.command.name === signed.warrant.by;
  if (!isOwn && needsSecondOwner(roster, signed.command)) return { is: 'held' };
  return { is: 'settled', work: (transaction) => keepIfAllowed(transaction, statement, new Date(now())) };
};
