import { pairOf, type Level } from '@exchange/domain';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { play, SHOWN_ROWS, type Replay } from './replay';
import type { Tape, WireEvent } from './tape';

/** What the built module exports; its source is the application's own. */
interface LiveBook {
  createBookStore: (surroundings: object) => {
    subscribe: (listener: () => void) => () => void;
    levels: {
      subscribe: (listener: () => void) => () => void;
      snapshot: () => Record<'asks' | 'bids', Level[]>;
      best: (side: 'asks' | 'bids', depth: number) => Level[];
    };
  };
}

/** Run with `<module> <tape>`: plays the tape once for each message and sends back the result. */
const [module = '', file = ''] = process.argv.slice(2);

const { createBookStore } = (await import(pathToFileURL(module).href)) as LiveBook;
const tape = JSON.parse(readFileSync(file, 'utf8')) as Tape;
const doNothing = (): void => undefined;

/** A store that has fetched its book; `take` applies a change. */
const follow = async ({ pair, snapshot }: Tape) => {
  const listeners = new Map<string, (event: WireEvent) => void>();
  const feed = {
    join: doNothing,
    leave: doNothing,
    on: ({ channel }: { channel: string }, listener: (event: WireEvent) => void) => {
      listeners.set(channel, listener);
      return doNothing;
    },
    onStatus: () => doNothing,
    status: () => 'live',
  };
  const client = { trading: { orderBook: async () => ({ data: { data: snapshot } }) } };
  const store = createBookStore({ client, feed, pair: pairOf('XDC-USDT'), pairId: '5', later: () => doNothing });
  const fetched = new Promise<void>((resolve) => {
    store.levels.subscribe(resolve);
  });
  store.subscribe(doNothing);
  await fetched;
  const take = listeners.get('{pair}-book');
  if (!take || pair !== 'XDC-USDT') throw new Error('The store does not follow the pair of the tape.');
  return { levels: store.levels, take };
};

const worthOf = (levels: readonly Level[]): [number, number][] =>
  levels.slice(0, SHOWN_ROWS).map(({ price, amount }) => [Number(price), Number(amount)]);

const replay = async (): Promise<Replay> => {
  const { levels, take } = await follow(tape);
  const played = play(tape, {
    take,
    readBest: () => [levels.best('asks', 1), levels.best('bids', 1)],
    readAll: levels.snapshot,
  });
  const { asks, bids } = levels.snapshot();
  return { ...played, shown: { asks: worthOf(asks), bids: worthOf(bids) } };
};

process.on('message', () => void replay().then((answer) => process.send?.(answer)));
