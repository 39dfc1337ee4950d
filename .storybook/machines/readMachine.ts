import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface DiagramTransition {
  event: string;
  /** `if tokenIsValid`, or `otherwise` after such branches. */
  condition: string | undefined;
  /** Undefined if the machine stays in its state. */
  target: { id: string; name: string } | undefined;
}

export interface DiagramState {
  id: string;
  name: string;
  isInitial: boolean;
  isFinal: boolean;
  isParallel: boolean;
  transitions: DiagramTransition[];
  /** Ordered by distance from the initial state. */
  states: DiagramState[];
}

/** Puts XState's own events into words; other events keep their names. */
const readEvent = (event: string, { invoke }: AnyStateNode): string => {
  const [, time] = /^xstate\.after\.([^.]+)/.exec(event) ?? [];
  if (time !== undefined) return `after ${time}`;
  const [, ending, actorId] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actorId === undefined) return event === '' ? 'immediately' : event;
  const src = invoke.find(({ id }) => id === actorId)?.src;
  return `${typeof src === 'string' ? src : 'actor'} ${ending === 'done' ? 'answers' : 'throws'}`;
};

const readGuard = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return typeof guard === 'function' && guard.name !== '' ? guard.name : 'guarded';
};

const readBranch = (
  { eventType, guard, target }: AnyTransitionDefinition,
  isFirst: boolean,
  node: AnyStateNode,
): DiagramTransition => {
  const [to] = target ?? [];
  const unguarded = isFirst ? undefined : 'otherwise';
  return {
    event: readEvent(String(eventType), node),
    condition: guard === undefined ? unguarded : `if ${readGuard(guard)}`,
    target: to && { id: to.id, name: to.key },
  };
};

const readTransitions = (node: AnyStateNode): DiagramTransition[] =>
  [...node.transitions.values(), node.always ?? []].flatMap((branches) =>
    branches.map((branch, index) => readBranch(branch, index === 0, node)),
  );

const transitionsWithin = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
  ...Object.values(node.states).flatMap(transitionsWithin),
];

const isWithin = (node: AnyStateNode, container: AnyStateNode): boolean =>
  node === container || (node.parent !== undefined && isWithin(node.parent, container));

/** Children in the order they are reached; those that are only reached from outside come last. */
const inOrderOfReach = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states);
  if (node.type === 'parallel') return children;
  const reached = new Set<AnyStateNode>(node.initial.target);
  for (const from of reached) {
    const targets = transitionsWithin(from).flatMap(({ target }) => target ?? []);
    for (const child of children) if (targets.some((target) => isWithin(target, child))) reached.add(child);
  }
  return [...reached, ...children.filter((child) => !reached.has(child))];
};

const readState = (node: AnyStateNode, isInitial: boolean): DiagramState => ({
  id: node.id,
  name: node.key,
  isInitial,
  isFinal: node.type === 'final',
  isParallel: node.type === 'parallel',
  transitions: readTransitions(node),
  states: inOrderOfReach(node).map((child) =>
    readState(child, node.type === 'compound' && node.initial.target.includes(child)),
  ),
});

/** What the diagram shows of a machine: names, nesting and transitions. */
export const readMachine = (machine: AnyStateMachine): DiagramState => readState(machine.root, false);
