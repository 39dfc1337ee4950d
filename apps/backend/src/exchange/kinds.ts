import type { AnyKind } from './commandKind';
import type { Command, CommandKind } from './commands';
import type { Draft } from './draft';
import { CommandFailed } from './failures';
import type { Queries } from './statement';

/** What the database answered each kind, for the commands of one group. */
export type Known = ReadonlyMap<CommandKind, unknown>;

export type Kinds = ReturnType<typeof createKinds>;

/** A mistake in the code of a look-up; what the connection throws are errors of other classes. */
const isMistake = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError;

const ask = async ({ kind, lookUp }: AnyKind, client: Queries, commands: readonly Command[], at: number) => {
  try {
    return [kind, await lookUp?.(client, commands, at)] as const;
  } catch (cause) {
    throw isMistake(cause) ? new CommandFailed(`${kind} could not look up what it needs.`, { cause }) : cause;
  }
};

/** All kinds of commands there are; who defines them makes no difference from here on. */
export const createKinds = (given: readonly AnyKind[]) => {
  const byName = new Map(given.map((kind) => [kind.kind, kind]));
  if (byName.size < given.length) throw new Error('Two kinds of commands have the same name.');

  const kindOf = ({ kind }: Command): AnyKind => {
    const known = byName.get(kind);
    if (!known) throw new CommandFailed(`Nobody carries out ${kind}.`);
    return known;
  };

  return {
    /** Without an answer for what nobody carries out: that fails when its turn comes, and by itself. */
    keysOf: (command: Command): readonly string[] | undefined => byName.get(command.kind)?.keysOf?.(command),
    endsGroup: ({ kind }: Command): boolean => byName.get(kind)?.endsGroup === true,
    lookUp: async (client: Queries, commands: readonly Command[], at: number): Promise<Known> => {
      const sorted = new Map<AnyKind, Command[]>();
      for (const command of commands) {
        const kind = kindOf(command);
        const others = sorted.get(kind);
        if (others) others.push(command);
        else sorted.set(kind, [command]);
      }
      return new Map(await Promise.all(Array.from(sorted, ([kind, those]) => ask(kind, client, those, at))));
    },
    carryOut: (draft: Draft, command: Command, known: Known) =>
      kindOf(command).carryOut(draft, command, known.get(command.kind)),
  };
};
