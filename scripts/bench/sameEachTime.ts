import { deepStrictEqual } from 'node:assert/strict';

/** Complains unless it is given the same each time: both sides must have done the same work. */
export const sameEachTime = (complaint: string) => {
  let first: { outcome: unknown } | undefined;
  return (outcome: unknown): void => {
    first ??= { outcome };
    deepStrictEqual(outcome, first.outcome, complaint);
  };
};
