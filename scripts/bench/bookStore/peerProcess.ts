import { readFileSync } from 'node:fs';
import { OrderBookLevel, OrderBooksStore, type OrderBookLevelState } from 'orderbooks';
import { play, SHOWN_ROWS, type Replay } from './replay';
import type { Tape, WireEvent, WireLevel } from './tape';

/** Run with `<tape>`: plays the tape once for each message and sends back the result. */
const [file = ''] = process.argv.slice(2);

const tape = JSON.parse(readFileSync(file, 'utf8')) as Tape;
const { pair, snapshot } = tape;

/** More than the tape ever has, so that the peer never has to trim its book. */
const MAX_DEPTH = 10_000;

type PeerSide = 'Buy' | 'Sell';

const PRICE = 1;
const SIDE = 2;
const AMOUNT = 3;

/** As in the peer's examples: converts wire fields to its levels, and passes removed levels separately. */
const replay = (): Replay => {
  const store = new OrderBooksStore({ maxDepth: MAX_DEPTH });

  const levelOf = ([price, amount]: WireLevel, side: PeerSide): OrderBookLevelState =>
    OrderBookLevel(pair, Number(price), side, Number(amount));

  store.handleSnapshot(pair, [
    ...snapshot.asks.map(({ price, amount }) => levelOf([price, amount], 'Sell')),
    ...snapshot.bids.map(({ price, amount }) => levelOf([price, amount], 'Buy')),
  ]);
  const book = store.getBook(pair);

  const take = ({ asks, bids }: WireEvent): void => {
    const gone: OrderBookLevelState[] = [];
    const open: OrderBookLevelState[] = [];
    const sort = (level: OrderBookLevelState): void => void (level[AMOUNT] === 0 ? gone : open).push(level);
    for (const level of asks) sort(levelOf(level, 'Sell'));
    for (const level of bids) sort(levelOf(level, 'Buy'));
    store.handleDelta(pair, gone, open, []);
  };

  const played = play(tape, {
    take,
    readBest: () => [book.getBestAsk(), book.getBestBid()],
    readAll: () => book.getBookState(),
  });

  const shownOf = (side: PeerSide, best: 1 | -1): Replay['shown']['asks'] =>
    book
      .getBookState()
      .filter((level) => level[SIDE] === side)
      .sort((one, other) => best * (one[PRICE] - other[PRICE]))
      .slice(0, SHOWN_ROWS)
      .map((level) => [level[PRICE], level[AMOUNT]]);
  return { ...played, shown: { asks: shownOf('Sell', 1), bids: shownOf('Buy', -1) } };
};

process.on('message', () => process.send?.(replay()));
