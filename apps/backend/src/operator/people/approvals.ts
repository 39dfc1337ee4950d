import type { Outcomes } from '../../exchange/outcomes';
import { findHeld, listHeld, type WaitingCommand } from '../../inbox/inboxStore';
import type { Warrant } from '../../inbox/warrant';
import { spokenMoment } from '../../runtime/spokenMoment';
import { done, refused, type Answer } from '../answer';
import { changing, reading, type GivenChange, type OperatorContext } from '../command';
import { submitCommand } from '../submitCommand';
import { digestOf, isSigned, readRoster } from '../warrants/roster';
import { program } from '../words';

type Signed = Pick<WaitingCommand, 'id' | 'command'> & { warrant: Warrant };

/** What was signed, and not what anybody wrote beside it. */
const linesOf = ({ id, command, warrant: { by, words, why, at } }: Signed): string[] => [
  `${id}  ${spokenMoment(new Date(at))}  ${by}  ${words}`,
  `  why      ${why}`,
  `  command  ${JSON.stringify(command)}`,
];

const list = async ({ database }: OperatorContext): Promise<Answer> => {
  const { exchange } = await readRoster(database.db);
  const held = (await listHeld(database.db)).flatMap((one): Signed[] => {
    const signed = one.warrant && { ...one, warrant: one.warrant };
    return signed && isSigned(exchange, signed) ? [signed] : [];
  });
  return done(
    held.length === 0
      ? 'Nothing waits for a second person.'
      : [...held.flatMap(linesOf), `To approve one: ${program} approve ID --why "..."; or decline`],
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
    plan: ['About to approve:', ...linesOf(waiting)],
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
