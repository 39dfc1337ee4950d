import type { LiveFeed } from '@exchange/api';

/**
 * What the server said and nobody can read is a bug on one side of the contract. Gaps and refusals are none: the book is
 * fetched anew, and the connection made again.
 */
export const reportMalformed = (feed: Pick<LiveFeed, 'onProblem'>, report: (error: unknown) => void): void => {
  feed.onProblem((problem) => {
    if (problem.kind === 'malformed') report(new Error(`An event on ${problem.channel} doesn't match the contract.`));
  });
};
