import type { Answer } from './answer';
import { refused } from './answer';
import { backupCommands } from './backup';
import type {
  ChangingCommand,
  EmptyContext,
  GivenChange,
  OperatorContext,
  OperatorCommand,
  SettledCommand,
} from './command';
import { findCommand, help, helpLines } from './commands';
import { databaseCommands } from './database';
import { inboxCommands } from './inbox';
import { logCommands } from './log';
import { mailCommands } from './mail';
import { readAction, readGiven, readWho } from './commandArguments';
import { restoredCommands } from './restored';
import { secretsCommands } from './secrets';
import { readTyped, type Typed } from './options';
import { peopleCommands } from './people/commands';
import { findSigner, type Signer } from './people/signer';
import { submitTyped } from './submitCommand';
import { settledAmong } from './warrants/settledCommands';
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
  /** Where there is no exchange yet. */
  empty: EmptyContext;
}

type Work = (surroundings: Pick<Surroundings, 'open' | 'empty'>) => Promise<Answer>;

/** Runs it with the database of an exchange. */
const atDesk =
  (work: (desk: OperatorContext) => Promise<Answer>): Work =>
  async ({ open }) => {
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

/** Of commands that bring their own key. */
const noSigner: Signer = {
  name: '',
  key: '',
  isDemo: false,
  sign: () => {
    throw new Error('This command signs with a key of its own.');
  },
};

/** Under the name that belongs to the key, whatever was typed. */
const runSigned = async (
  command: ChangingCommand | SettledCommand,
  given: Omit<GivenChange, 'signer'>,
  isTyped: boolean,
  desk: OperatorContext,
): Promise<Answer> => {
  const { who } = given.action;
  const { value: signer, wrong } = await findSigner(desk.database.db, desk.keys, { who, isTyped });
  if (wrong !== undefined) return refused(wrong);
  const signed = { ...given, action: { ...given.action, who: signer.name }, signer };
  return command.isChange === 'settled' ? submitTyped(desk, signed, command) : command.run(signed, desk);
};

/** What there is to do, once all that was typed makes sense. */
const workOf = (command: OperatorCommand, rest: readonly string[], typed: Typed, user: string): Work | Answer => {
  const { value: given, wrong } = readGiven(command, rest, typed);
  if (wrong !== undefined) return refused(wrong);
  if (command.isChange === 'never') return command.run(given);
  if (!command.isChange) {
    const who = readWho(typed, user);
    if (who.wrong !== undefined) return refused(who.wrong);
    return atDesk((desk) => command.run({ ...given, who: who.value }, desk));
  }
  const action = readAction(
    typed,
    user,
    command.isChange === 'settled' || command.isFounding ? undefined : command.usualWhy,
  );
  if (action.wrong !== undefined) return refused(action.wrong);
  const change = { ...given, action: action.value };
  // There are no operators yet where there is no exchange.
  if (command.isChange !== 'settled' && command.isFounding) return ({ empty }) => command.run(change, empty);
  const isTyped = typed.options.by !== undefined;
  return atDesk((desk) =>
    command.isChange !== 'settled' && command.needsNoKey === true
      ? command.run({ ...change, signer: noSigner }, desk)
      : runSigned(command, change, isTyped, desk),
  );
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

const ownCommands = [
  ...logCommands,
  ...inboxCommands,
  ...peopleCommands,
  ...mailCommands,
  ...backupCommands,
  ...databaseCommands,
  ...restoredCommands,
  ...secretsCommands,
];

/** What the exchange settles as it was typed, with what areas add. */
export const settledCommands = (areaCommands: readonly OperatorCommand[]) =>
  settledAmong([...areaCommands, ...ownCommands]);

/** Runs what an operator typed and reports the outcome. A mistyped command needs no database. */
export const operate = async (
  args: string[],
  { areaCommands, user, ...surroundings }: Surroundings,
): Promise<Answer> => {
  const work = understand(args, [...areaCommands, ...ownCommands], user);
  return typeof work === 'function' ? work(surroundings) : work;
};
