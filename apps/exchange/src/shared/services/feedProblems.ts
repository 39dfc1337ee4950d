import type { LiveFeed } from '@exchange/api';

/**
 * A message from the server that can't be read is a bug on one side of the contract. Gaps and refusals aren't: the book
 * is reloaded, and the connection re-established.
 */
export const reportMalformed = (feed: Pick<LiveFeed, 'onProblem'>, report: (error: unknown) => void): void => {
  feed.onProblem((problem) => {
    if (problem.kind === 'malformed') report(new Error(`An event on ${problem.channel} doesn't match the contract.`));
  });
};
