import type { Answer } from './answer';
import { refused } from './answer';
import type { OperatorContext, OperatorCommand } from './command';
import { findCommand, help, helpLines } from './commands';
import { inboxCommands } from './inbox';
import { logCommands } from './log';
import { mailCommands } from './mail';
import { readAction, readGiven, readWho } from './commandArguments';
import { readTyped, type Typed } from './options';
import { typeable } from './words';

interface OpenDesk {
  desk: OperatorContext;
  close: () => Promise<void>;
}

interface Surroundings {
  /** What areas let operators do. */
  areaCommands: readonly OperatorCommand[];
  /** Who does it where nobody is named. */
  user: string;
  /** Undefined if there is no database to work on. */
  open: () => Promise<OpenDesk | undefined>;
}

type Work = (desk: OperatorContext) => Promise<Answer>;

/** What there is to do, once all that was typed makes sense. */
const workOf = (command: OperatorCommand, rest: readonly string[], typed: Typed, user: string): Work | Answer => {
  const { value: given, wrong } = readGiven(command, rest, typed);
  if (wrong !== undefined) return refused(wrong);
  if (!command.isChange) {
    const who = readWho(typed, user);
    return who.wrong === undefined ? (desk) => command.run({ ...given, who: who.value }, desk) : refused(who.wrong);
  }
  const action = readAction(typed, user);
  if (action.wrong !== undefined) return refused(action.wrong);
  return (desk) => command.run({ ...given, action: action.value }, desk);
};

const understand = (args: string[], commands: readonly OperatorCommand[], user: string): Work | Answer => {
  const typed = readTyped(args);
  if ('wrong' in typed) return refused(typed.wrong);
  const [first = 'help', ...others] = typed.words;
  if (first === 'help') return help(commands, others);
  if (typed.options.help !== undefined) return help(commands, typed.words);
  const found = findCommand(commands, typed);
  if (!found)
    return refused([`There is no command ${typeable(typed.words)}.`, '', ...helpLines(commands, typed.words)]);
  return workOf(found.command, found.rest, typed, user);
};

/** Runs what an operator typed and reports the outcome. A mistyped command needs no database. */
export const operate = async (args: string[], { areaCommands, user, open }: Surroundings): Promise<Answer> => {
  const work = understand(args, [...areaCommands, ...logCommands, ...inboxCommands, ...mailCommands], user);
  if (typeof work !== 'function') return work;
  const opened = await open();
  if (!opened)
    return refused(
      'The exchange is not running here. Start it with `npm start`, or name a database with DATABASE_URL.',
    );
  try {
    return await work(opened.desk);
  } finally {
    await opened.close();
  }
};
