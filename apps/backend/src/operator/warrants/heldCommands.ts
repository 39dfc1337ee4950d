import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import type { CommandKind, CommandOf } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import type { Verdict } from '../../inbox/inboxJob';
import { findHeld, storeOutcome, type HeldCommand } from '../../inbox/inboxStore';
import type { Warrant } from '../../inbox/warrant';
import { describeRefusal } from '../describeOutcome';
import { isStatement } from './peopleCommands';
import { digestOf, ownersOf, type Roster, type Signed } from './roster';
import { ruleFor, type Ground } from './rules';
import { keepIfAllowed, refusal } from './settleStatement';
import { noOperator, signatureObjection, standingObjection } from './standing';

export type SecondCommand = CommandOf<'operator.approve'> | CommandOf<'operator.decline'>;

type Held = HeldCommand & { warrant: Warrant };

const no = (message: string): Verdict => ({ is: 'refused', refusal: refusal(message) });

const toldOf =
  (held: string) =>
  (outcome: Outcome<CommandKind>): Outcome<CommandKind> => ({
    done: { held, ...(outcome.refused && { refused: describeRefusal(outcome.refused) }) },
  });

/** Nobody has a say in what they could not ask for themselves. */
const sayObjection = async (roster: Roster, { command }: Held, warrant: Warrant, ground: Ground) => {
  if (roster.members.get(warrant.key)?.name !== warrant.by) return noOperator(warrant.by);
  if (!isStatement(command)) return standingObjection(roster, command, warrant, ground);
  return ownersOf(roster).has(warrant.by) ? undefined : 'Only an owner can do this.';
};

const decline = async (roster: Roster, { warrant, command }: Signed<SecondCommand>, held: Held, ground: Ground) => {
  const isOwn = warrant.by === held.warrant.by && roster.members.get(warrant.key)?.name === warrant.by;
  const objection = isOwn ? undefined : await sayObjection(roster, held, warrant, ground);
  if (objection !== undefined) return no(objection);
  const outcome = refusal(`${warrant.by} declined it: ${warrant.why}`);
  return {
    is: 'settled',
    work: async (transaction) => {
      await storeOutcome(transaction, held.number, outcome);
      return { done: { held: command.held } };
    },
  } satisfies Verdict;
};

/** The first person is examined again, too: they may have been revoked since. */
const firstObjection = async (roster: Roster, held: Held, ground: Ground): Promise<string | undefined> =>
  signatureObjection(roster, held, ground) ??
  (isStatement(held.command) ? undefined : await standingObjection(roster, held.command, held.warrant, ground));

const approve = async (
  roster: Roster,
  signed: Signed<CommandOf<'operator.approve'>>,
  held: Held,
  ground: Ground,
): Promise<Verdict> => {
  const { command, warrant } = signed;
  if (warrant.by === held.warrant.by) return no(`${warrant.by} asked for this, so another person has to approve it.`);
  if (command.digest !== digestOf({ exchange: roster.exchange, ...held }))
    return no('This is not the command that was looked at.');
  const objection = (await sayObjection(roster, held, warrant, ground)) ?? (await firstObjection(roster, held, ground));
  if (objection !== undefined) return no(objection);
  const told = toldOf(held.id);
  const { command: wanted, outcome: former } = held;
  // Carried out, and the exchange ended before it could say so.
  if (former !== null) return { is: 'settled', work: () => Promise.resolve(told(former)) };
  const settle = ruleFor(wanted, ground)?.settle;
  if (!isStatement(wanted) && settle)
    return {
      is: 'settled',
      work: async (transaction) => {
        const outcome = await settle(wanted, transaction);
        await storeOutcome(transaction, held.number, outcome);
        return told(outcome);
      },
    };
  if (!isStatement(wanted)) return { is: 'released', held, told };
  return {
    is: 'settled',
    work: async (transaction) => {
      const statement = { id: held.id, command: wanted, warrant: held.warrant, approval: signed };
      const outcome = await keepIfAllowed(transaction, statement, new Date(ground.now()));
      await storeOutcome(transaction, held.number, outcome);
      return told(outcome);
    },
  };
};

/** Whether somebody was told before what became of it. */
const wasTold = async (queries: Queries, held: string): Promise<boolean> => {
  const { rows } = await queries.execute(
    sql`select from inbox where command ->> 'held' = ${held} and outcome ? 'done' limit 1`,
  );
  return rows.length > 0;
};

/** What a second person says about a command that waits for one. */
export const decideHeld = async (
  queries: Queries,
  roster: Roster,
  { id, command, warrant }: Signed<SecondCommand>,
  ground: Ground,
): Promise<Verdict> => {
  const held = await findHeld(queries, command.held);
  if (!held?.isHeld || held.warrant === null) return no(`No command ${command.held} is waiting for a second person.`);
  if (held.outcome !== null && (command.kind === 'operator.decline' || (await wasTold(queries, held.id))))
    return no(`${command.held} has been decided before.`);
  const waiting: Held = { ...held, warrant: held.warrant };
  return command.kind === 'operator.approve'
    ? approve(roster, { id, command, warrant }, waiting, ground)
    : decline(roster, { id, command, warrant }, waiting, ground);
};
