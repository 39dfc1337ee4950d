import type { Command } from '../exchange/commands';
import { done, refused, type Answer } from './answer';
import type { GivenChange, OperatorContext } from './command';
import { isStatement } from './warrants/peopleCommands';
import { needsSecondOwner, readRoster } from './warrants/roster';
import { needsSecond, type Ground } from './warrants/rules';
import { standingObjection } from './warrants/standing';

/** What the exchange would say before it carries the command out; what it finds in its books then is not known yet. */
export const dryRun = async (
  desk: OperatorContext,
  { signer }: GivenChange,
  { command, settled }: { command: Command } & Pick<Ground, 'settled'>,
): Promise<Answer> => {
  const roster = await readRoster(desk.database.db);
  const ground: Ground = { queries: desk.database.db, limits: desk.limits, settled, now: desk.now };
  const objection = isStatement(command)
    ? undefined
    : await standingObjection(roster, command, { key: signer.key, by: signer.name }, ground);
  if (objection !== undefined) return refused(`The exchange would refuse this. ${objection}`, { command });
  const takesTwo = isStatement(command) ? needsSecondOwner(roster, command) : await needsSecond(command, ground);
  return done(
    [
      'Nothing was sent. The exchange would get:',
      `  ${JSON.stringify(command)}`,
      ...(takesTwo && !roster.isOpen ? ['A second person would have to approve it.'] : []),
    ],
    { outcome: 'dry run', command, needsSecondPerson: takesTwo && !roster.isOpen },
  );
};
