import { done, type Answer } from './answer';
import { usageOf, type OperatorCommand } from './command';
import type { Typed } from './options';
import { program } from './words';

/** Whose words stand first among those that were typed, and what follows them. */
export const findCommand = (
  commands: readonly OperatorCommand[],
  { words, options }: Typed,
): { command: OperatorCommand; rest: readonly string[] } | undefined => {
  for (const command of commands) {
    const { length } = command.name.split(' ');
    if (command.onlyWith !== undefined && options[command.onlyWith] === undefined) continue;
    if (words.slice(0, length).join(' ') === command.name) return { command, rest: words.slice(length) };
  }
  return undefined;
};

const optionLines = [
  '  --why "..."      the reason; required for every change, and kept with it; --reason is an alias',
  '  --by NAME        who is doing it; defaults to OPERATOR in the environment, then the system user',
  '  --json           print one JSON document',
  '  --dry-run        show what would be handed to the exchange, and whether it takes a second person; changes nothing',
  '  --wait SECONDS   how long to wait for the exchange; 30 by default',
  '  --id ID          an ID for the command; with the same ID it is run only once, however often you repeat it',
];

const overview = (some: readonly OperatorCommand[]): string[] =>
  some.map((command) => `  ${usageOf(command).padEnd(62)} ${command.meaning}`);

/** Of the commands that begin with the same word; all where there is none. */
const groupOf = (commands: readonly OperatorCommand[], words: readonly string[]): readonly OperatorCommand[] => {
  const group = commands.filter(({ name }) => name.split(' ')[0] === words[0]);
  return group.length > 0 ? group : commands;
};

export const helpLines = (commands: readonly OperatorCommand[], words: readonly string[]): string[] => [
  `${program} <command> [options]`,
  '',
  ...overview(groupOf(commands, words)),
  '',
  ...optionLines,
];

export const help = (commands: readonly OperatorCommand[], words: readonly string[]): Answer =>
  done(helpLines(commands, words), {
    commands: groupOf(commands, words).map((command) => ({ usage: usageOf(command), meaning: command.meaning })),
  });
