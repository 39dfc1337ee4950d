import type { CommandKind } from '../commands';
import type { Outcome } from '../outcomes';
import type { RowWriter } from '../sql/rows';

/** A command of the inbox and its outcome. */
export interface SettledCommand {
  number: number;
  outcome: Outcome<CommandKind>;
}

/**
 * Stores the outcome in the same transaction as what the command changes. If the command was already settled, this
 * fails with a division by zero and rolls back the second attempt.
 */
export const settleHanded: RowWriter<SettledCommand> = (rows, { at }) => ({
  name: 'exchange-settle-handed',
  text: `with settled as (
           update inbox set outcome = given.outcome, done_at = $3
           from unnest($1::bigint[], $2::jsonb[]) as given (number, outcome)
           where inbox.number = given.number and inbox.outcome is null
           returning inbox.number)
         select 1 / (case when (select count(*) from settled) = cardinality($1::bigint[]) then 1 else 0 end)`,
  values: [rows.map(({ number }) => number), rows.map(({ outcome }) => JSON.stringify(outcome)), new Date(at)],
});
