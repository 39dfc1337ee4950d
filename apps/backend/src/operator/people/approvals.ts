import { sql } from 'drizzle-orm';
import type { Command } from '../../exchange/commands';
import type { Outcomes } from '../../exchange/outcomes';
import { findHeld, listHeld, type WaitingCommand } from '../../inbox/inboxStore';
import type { Warrant } from '../../inbox/warrant';
import { spokenMoment } from '../../runtime/spokenMoment';
import { done, refused, type Answer } from '../answer';
import { changing, reading, type GivenChange, type OperatorContext } from '../command';
import { onOneLine } from '../escapeForTerminal';
import { submitCommand } from '../submitCommand';
import { digestOf, isSigned, readRoster } from '../warrants/roster';
import { program } from '../words';

type Signed = Pick<WaitingCommand, 'id' | 'command'> & { warrant: Warrant };

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

interface Named extends Record<string, unknown> {
  id: string;
  meaning: string;
}

/** What the numbers in a command stand for. The words beside it say so as well, but nobody has checked those. */
const readNamed = async ({ database }: OperatorContext, command: Command): Promise<string[]> => {
  const { rows } = await database.db.execute<Named>(sql`
    with named as (select jsonb_array_elements_text(${JSON.stringify(textsIn(command))}::jsonb) as id)
    select unique_id as id, email as meaning from trader where unique_id in (select id from named)
    union all
    select id, trim_scale(amount) || ' ' || asset || ' to ' || address || coalesce(', tag ' || destination_tag, '')
      || ', of ' || (select email from trader where unique_id = owner) from withdrawal where id in (select id from named)
    union all
    select id, trim_scale(amount) || ' ' || asset || ' from ' || coalesce(sender, 'somebody unknown')
      from incoming where id in (select id from named)
    order by id`);
  return rows.map(({ id, meaning }) => `  ${id} is ${onOneLine(meaning)}`);
};

/** What was signed, and not what anybody wrote beside it. */
const linesOf = async (desk: OperatorContext, { id, command, warrant: { by, words, why, at } }: Signed) => [
  onOneLine(`${id}  ${spokenMoment(new Date(at))}  ${by}  ${words}`),
  onOneLine(`  why      ${why}`),
  onOneLine(`  command  ${JSON.stringify(command)}`),
  ...(await readNamed(desk, command)),
];

const list = async (desk: OperatorContext): Promise<Answer> => {
  const { database } = desk;
  const { exchange } = await readRoster(database.db);
  const held = (await listHeld(database.db)).flatMap((one): Signed[] => {
    const signed = one.warrant && { ...one, warrant: one.warrant };
    return signed && isSigned(exchange, signed) ? [signed] : [];
  });
  const lines = await Promise.all(held.map((one) => linesOf(desk, one)));
  return done(
    held.length === 0
      ? 'Nothing waits for a second person.'
      : [...lines.flat(), `To approve one: ${program} approve ID --why "..."; or decline`],
    {
      approvals: held.map(({ id, command, warrant: { by, words, why, at } }) => ({ id, by, words, why, at, command })),
    },
  );
};

const nothingWaits = (id: string): Answer => refused(`No command ${id} is waiting for a second person.`);

const becameOf = ({ held, refused: why }: Outcomes['operator.approve'], id: string): Answer =>
  why === undefined
    ? done(`${held} is approved and carried out.`, { id, outcome: 'done', approved: held })
    : refused(`${held} was approved, but the exchange refused it. ${why}`, { id, outcome: 'refused', approved: held });

const approve = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { db } = desk.database;
  const [held = ''] = given.words;
  const found = await findHeld(db, held);
  if (!found?.warrant || !found.isHeld) return nothingWaits(held);
  const waiting = { ...found, warrant: found.warrant };
  const { exchange } = await readRoster(db);
  const digest = digestOf({ exchange, ...waiting });
  return submitCommand<'operator.approve'>(desk, given, {
    plan: ['About to approve:', ...(await linesOf(desk, waiting))],
    command: () => ({ kind: 'operator.approve', held, digest }),
    told: becameOf,
  });
};

const decline = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [held = ''] = given.words;
  const found = await findHeld(desk.database.db, held);
  if (!found?.isHeld) return nothingWaits(held);
  return submitCommand<'operator.decline'>(desk, given, {
    command: () => ({ kind: 'operator.decline', held }),
    told: (_, id) => done(`${held} is declined and will not be carried out.`, { id, outcome: 'done', declined: held }),
  });
};

export const approvalCommands = [
  reading({
    name: 'approvals',
    usage: '',
    meaning: 'what waits for a second person, as it was signed',
    takes: [0, 0],
    run: (_, desk) => list(desk),
  }),
  changing({
    name: 'approve',
    usage: '<command>',
    meaning: 'approve what another operator asked for; the exchange then carries it out',
    takes: [1, 1],
    options: ['id'],
    run: approve,
  }),
  changing({
    name: 'decline',
    usage: '<command>',
    meaning: 'end what waits for a second person; whoever asked for it can do this, too',
    takes: [1, 1],
    options: ['id'],
    run: decline,
  }),
];
