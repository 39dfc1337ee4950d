import { findHanded, listWaiting, type HandedCommand } from '../inbox/inboxStore';
import { findAction } from './actions';
import { done, refused, type Answer } from './answer';
import { reading, type OperatorContext } from './command';
import { describeOutcome } from './describeOutcome';
import { onOneLine } from './escapeForTerminal';
import { spokenMoment } from '../runtime/spokenMoment';

const firstLine = ({ id, command, by, at }: HandedCommand): string =>
  `${spokenMoment(new Date(at))}  ${by}  ${command.kind}  (${id})`;

const list = async ({ database }: OperatorContext): Promise<Answer> => {
  const waiting = await listWaiting(database.db);
  return done(waiting.length === 0 ? 'No commands are waiting.' : waiting.map(firstLine), {
    waiting: waiting.map(({ id, command, by, at }) => ({ id, command, by, at: new Date(at).toISOString() })),
  });
};

const show = async (id: string, { database }: OperatorContext): Promise<Answer> => {
  const handed = await findHanded(database.db, id);
  if (!handed) return refused(`There is no command ${id}.`);
  const { outcome, refused: why } = describeOutcome(handed.outcome, handed.isHeld);
  const action = await findAction(database.db, id);
  return done(
    [
      firstLine(handed),
      ...(action ? [onOneLine(`  typed    ${action.words}`), onOneLine(`  why      ${action.why}`)] : []),
      onOneLine(`  command  ${JSON.stringify(handed.command)}`),
      `  outcome  ${outcome}${why === undefined ? '' : `: ${why}`}`,
      ...(handed.outcome?.done ? [`  result   ${JSON.stringify(handed.outcome.done)}`] : []),
    ],
    {
      id,
      at: new Date(handed.at).toISOString(),
      by: handed.by,
      command: handed.command,
      outcome,
      ...(why !== undefined && { refused: why }),
      ...(handed.outcome?.done && { result: handed.outcome.done }),
    },
  );
};

export const inboxCommands = [
  reading({
    name: 'inbox',
    usage: '[ID]',
    meaning: 'commands waiting for the exchange, or the outcome of one',
    takes: [0, 1],
    run: ({ words: [id] }, desk) => (id === undefined ? list(desk) : show(id, desk)),
  }),
];
