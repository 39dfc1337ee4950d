import { afterEach } from 'vitest';
import { createLiveFeed, type LiveFeed, type LiveFeedOptions, type LiveProblem, type LiveStatus } from './feed';
import { startLiveServer, type LiveServer, type LiveServerOptions } from './liveServer';

/** How `expect.poll` waits for the other side of the connection. */
export const soon = { interval: 2, timeout: 2_000 };
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server that stops after the test. */
export const serve = async (options?: LiveServerOptions): Promise<LiveServer> => {
  const server = await startLiveServer(options);
  closers.push(server.close);
  return server;
};

/** A feed that never waits, stopped after the test, and everything it reports about itself. */
export const feedOf = ({ url }: { url: string }, options: Partial<LiveFeedOptions> = {}) => {
  const feed = createLiveFeed({
    url,
    exchangeId: 'exchange-7',
    token: () => 'token-of-u-1001',
    pongWithinMs: 1_000,
    silence: { quietMs: 60_000, answerMs: 60_000 },
    reconnect: { firstMs: 5, longestMs: 20 },
    ...options,
  });
  closers.unshift(feed.stop);
  const statuses: LiveStatus[] = [];
  const problems: LiveProblem[] = [];
  feed.onStatus((status) => statuses.push(status));
  feed.onProblem((problem) => problems.push(problem));
  return { feed, statuses, problems };
};

export const becomes = (feed: LiveFeed, wanted: LiveStatus): Promise<void> =>
  new Promise((resolve) => {
    if (feed.status() === wanted) resolve();
    const unsubscribe = feed.onStatus((status) => {
      if (status !== wanted) return;
      unsubscribe();
      resolve();
    });
  });

export const liveFeed = async (server: LiveServer, options?: Partial<LiveFeedOptions>) => {
  const made = feedOf(server, options);
  made.feed.start();
  await becomes(made.feed, 'live');
  return made;
};

/** The book events that a listener to a pair receives, by `seq`. */
export const books = (feed: LiveFeed, pair = 'XDC-USDT') => {
  const heard: unknown[] = [];
  const unsubscribe = feed.on({ channel: '{pair}-book', pair }, ({ seq }) => heard.push(seq));
  return { heard, unsubscribe };
};

export const book = (seq: number | undefined, pair = 'XDC-USDT') => ({
  pair,
  seq,
  asks: [['0.05212', '900']],
  bids: [],
});
