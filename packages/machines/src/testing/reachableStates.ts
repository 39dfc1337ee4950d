import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, MachineContext } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

interface Circumstances {
  input?: unknown;
  /** What people, other tabs and the server can do. */
  events: AnyEventObject[];
  /** How each actor can end, by its name. */
  outputs: Record<string, unknown[]>;
  /** What of the context only grows and decides nothing, so that two states that differ by it are one. */
  counters?: readonly string[];
}

const stateNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(stateNodes)];

const withoutCounters = (context: MachineContext, counters: readonly string[]): object =>
  Object.fromEntries(Object.entries(context).filter(([name]) => !counters.includes(name)));

/**
 * Every state a machine can get into. What time and failing actors send is read off the machine itself; guards are
 * asked, so an output that no guard lets through leaves its state out of reach.
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
