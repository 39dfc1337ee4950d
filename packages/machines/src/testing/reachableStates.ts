import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, MachineContext } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

interface Circumstances {
  input?: unknown;
  /** Events from people, other tabs and the server. */
  events: AnyEventObject[];
  /** The possible outputs of each actor, by name. */
  outputs: Record<string, unknown[]>;
  /**
   * Context fields that only count up and don't affect any decision, so that states differing only in them count as
   * one.
   */
  counters?: readonly string[];
}

const stateNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(stateNodes)];

const withoutCounters = (context: MachineContext, counters: readonly string[]): object =>
  Object.fromEntries(Object.entries(context).filter(([name]) => !counters.includes(name)));

/**
 * Finds all states a machine can reach. Events from timers and failing actors are derived from the machine itself.
 * Guards are evaluated, so if no guard accepts an output, its state counts as unreachable.
 */
export const reachableStates = (
  machine: AnyStateMachine,
  { input, events, outputs, counters = [] }: Circumstances,
): Set<string> => {
  const endings = stateNodes(machine.root)
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }): AnyEventObject[] => [
      ...(typeof src === 'string' ? (outputs[src] ?? []) : []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
      })),
      { type: `xstate.error.actor.${id}`, error: new Error('thrown') },
    ]);
  const accepted: readonly string[] = machine.events;
  const timeouts = accepted.filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }));
  const paths = getShortestPaths(machine, {
    input,
    events: [...events, ...endings, ...timeouts],
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, withoutCounters(context as MachineContext, counters)]),
  });
  return new Set(paths.map(({ state }) => JSON.stringify(state.value)));
};
