import { isFailure, isUnconfirmed, type Failure, type Result } from '@exchange/domain';
import { failureIn, unexpected } from './emitted';

/** A call ended: with an answer, or because it threw. */
interface Ended<Answer> {
  event: { output: Answer } | { error: unknown };
}

/** For `params`: the answer. A call that threw counts as one without an answer. */
export const answerOf = <Answer>({ event }: Ended<Answer>): Answer =>
  // Only calls that answer with results take this branch when they throw.
  'output' in event ? event.output : ({ error: unexpected } as Answer);

/** For `params`: why the call failed. */
export const failureOf = (ended: Ended<Result<unknown>>): Failure => failureIn(answerOf(ended));

/** What most machines ask about an answer. */
export const answerGuards = {
  hasWorked: (_: unknown, result: Result<unknown>): boolean => !isFailure(result),
  hasFailed: (_: unknown, result: Result<unknown>): boolean => isFailure(result),
  isUnconfirmed: (_: unknown, result: Result<unknown>): boolean => isUnconfirmed(result),
};

/** Actions that get the answer. */
export const withAnswer = <const Type extends string>(type: Type) => ({ type, params: answerOf });

/** Actions that get the failure. */
export const withFailure = <const Types extends readonly string[]>(...types: Types) =>
  types.map((type) => ({ type, params: failureOf })) as {
    [Index in keyof Types]: { type: Types[Index]; params: typeof failureOf };
  };

/** A branch for answers of which this guard is true. */
export const when = <const Type extends string, const Way extends object>(type: Type, way: Way) => ({
  guard: { type, params: answerOf },
  ...way,
});

/** The branch for all other answers. */
export const otherwise = <const Way extends object>(way: Way): Way => way;

interface Branch {
  guard?: unknown;
  target?: string;
  actions?: unknown;
}

type Last<Branches> = Branches extends readonly [...unknown[], infer Branch] ? Branch : never;

type Unanswered<Branches extends readonly Branch[]> =
  Extract<Branches[number], { guard: { type: 'isUnconfirmed' | 'hasFailed' } }> extends infer Found
    ? [Found] extends [never]
      ? Last<Branches>
      : Found
    : never;

type ActionsOf<Branch> = Branch extends { actions: infer Actions }
  ? Actions extends readonly unknown[]
    ? Actions
    : readonly [Actions]
  : readonly [];

type TargetOf<Branch> = Branch extends { target: infer Target } ? Target : undefined;

const isForNoAnswer = ({ guard }: Branch): boolean =>
  typeof guard === 'object' &&
  guard !== null &&
  'type' in guard &&
  (guard.type === 'isUnconfirmed' || guard.type === 'hasFailed');

/** For a call that threw. */
export const reportThrown = {
  type: 'reportBug',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const;

/**
 * For `invoke` of a machine with the action `reportBug`: the branches for a call's answer. A call that throws is
 * reported as a bug, and otherwise takes the branch of a call without an answer: the one for `isUnconfirmed` or
 * `hasFailed`, or else the last.
 */
export const onAnswer = <const Branches extends readonly [Branch, ...Branch[]]>(...branches: Branches) => {
  const unanswered: Branch = branches.find(isForNoAnswer) ?? branches[branches.length - 1] ?? branches[0];
  // The types find the branch by the same rule.
  const { target, actions = [] } = unanswered as { target: TargetOf<Unanswered<Branches>>; actions?: unknown };
  const then = [actions].flat() as unknown as ActionsOf<Unanswered<Branches>>;
  return { onDone: branches, onError: { target, actions: [reportThrown, ...then] as const } };
};
