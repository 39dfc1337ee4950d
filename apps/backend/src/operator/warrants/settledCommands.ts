import type { CommandKind, CommandOf } from '../../exchange/commands';
import { isOfOneCommand } from '../../exchange/failures';
import { failed, refused } from '../../exchange/refusals';
import type { OperatorCommand, SettledCommand } from '../command';
import type { Ground, Rule } from './rules';

declare module '../../exchange/commands' {
  interface Commands {
    /** A command of the operator's program, as it was typed. */
    'operator.settle': { name: string; words: readonly string[]; by: string };
  }
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'operator.settle': { lines: string[]; json: Record<string, unknown> };
  }
}

type Settle = CommandOf<'operator.settle'>;

export const settledAmong = (commands: readonly OperatorCommand[]): SettledCommand[] =>
  commands.filter((command) => command.isChange === 'settled');

/** Whoever signed it may have had another program than ours. */
const areWordsFor = ({ takes: [least, most] }: SettledCommand, words: unknown): boolean =>
  Array.isArray(words) &&
  words.length >= least &&
  words.length <= most &&
  words.every((word) => typeof word === 'string');

/** By the roles of the command that was typed. */
export const settledRule = (
  { name, words }: Settle,
  { settled, now }: Pick<Ground, 'settled' | 'now'>,
): Rule<CommandKind> | undefined => {
  const found = settled.find((command) => command.name === name);
  if (!found || !areWordsFor(found, words)) return undefined;
  return {
    roles: found.roles,
    settle: async (command, transaction) => {
      const { by } = command as Settle;
      try {
        const { exit, lines, json } = await transaction.transaction((inner) =>
          found.settle(words, { transaction: inner, at: new Date(now()), by }),
        );
        if (exit === 0) return { done: { lines, json } };
        return refused({ code: 'not allowed', message: lines.join(' ') });
      } catch (error) {
        // What the database says about these words would be said each time.
        if (!isOfOneCommand(error instanceof Error && error.cause instanceof Error ? error.cause : error)) throw error;
        return failed;
      }
    },
  };
};
