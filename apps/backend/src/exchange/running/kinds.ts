import type { AnyKind } from '../commandKind';
import type { Command, CommandKind } from '../commands';
import type { Draft } from '../draft';
import { CommandFailed } from '../failures';
import type { Queries, Statement } from '../sql/statement';

/** The look-ups of each kind, for the commands of one group. */
export type Known = ReadonlyMap<CommandKind, unknown>;

export type Kinds = ReturnType<typeof createKinds>;

/** A bug in a look-up; errors of the connection have other classes. */
const isMistake = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError;

const ask = async ({ kind, lookUp }: AnyKind, client: Queries, commands: readonly Command[], at: number) => {
  try {
    return [kind, await lookUp?.(client, commands, at)] as const;
  } catch (cause) {
    throw isMistake(cause) ? new CommandFailed(`${kind} could not look up what it needs.`, { cause }) : cause;
  }
};

/** All kinds of commands, own and of areas; from here on they are treated alike. */
export const createKinds = (given: readonly AnyKind[]) => {
  const byName = new Map(given.map((kind) => [kind.kind, kind]));
  if (byName.size < given.length) throw new Error('Two kinds of commands have the same name.');

  const kindOf = ({ kind }: Command): AnyKind => {
    const known = byName.get(kind);
    if (!known) throw new CommandFailed(`No handler for the command ${kind}.`);
    return known;
  };

  return {
    /** Undefined for an unknown kind: the command fails alone, when its turn comes. */
    keysOf: (command: Command): readonly string[] | undefined => byName.get(command.kind)?.keysOf?.(command),
    endsGroup: ({ kind }: Command): boolean => byName.get(kind)?.endsGroup === true,
    isAlone: ({ kind }: Command): boolean => byName.get(kind)?.isAlone === true,
    /** Of the only command of its group. A decision that throws is reported when it is carried out. */
    steadyFor: (draft: Draft, commands: readonly Command[], known: Known): Statement | undefined => {
      const [command] = commands;
      if (command === undefined || commands.length > 1) return undefined;
      try {
        return kindOf(command).steadyFor?.(draft, command, known.get(command.kind));
      } catch {
        return undefined;
      }
    },
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
