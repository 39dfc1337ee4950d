import type { CommandKind } from './commands';
import type { Outcome } from './outcomes';
import type { RowWriter } from './rows';

/** A command of the inbox and what it came to. */
export interface SettledCommand {
  number: number;
  outcome: Outcome<CommandKind>;
}

/**
 * Stored with what the command changes, so that neither is there without the other. One that was settled already fails
 * here, by a division by zero, and takes back what it would have changed a second time.
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
