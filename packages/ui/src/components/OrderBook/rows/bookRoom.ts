import type { BookCounts } from './bookPlaces';
import { createValue } from '../live/liveSource';
import type { Clockwork } from '../live/paced';

/** How long room is kept after its rows have gone. */
const keptMs = 1_000;

/** A side without orders loses its room immediately, so that it can say it is empty. */
const roomFor = (kept: number, count: number): number => (count === 0 ? 0 : Math.max(kept, count));

const together = (kept: BookCounts, counts: BookCounts): BookCounts => ({
  asks: roomFor(kept.asks, counts.asks),
  bids: roomFor(kept.bids, counts.bids),
});

const isSame = (one: BookCounts, other: BookCounts): boolean => one.asks === other.asks && one.bids === other.bids;

/**
 * How many rows each side has room for. It grows immediately but shrinks only after a while, so that a level that comes
 * and goes moves nothing.
 */
export const createBookRoom = ({ later }: Pick<Clockwork, 'later'>) => {
  const room = createValue<BookCounts>({ asks: 0, bids: 0 });
  let counts = room.snapshot();
  /** The highest counts since some rows went away. */
  let most = counts;
  let takeBack: (() => void) | undefined;

  const set = (next: BookCounts): void => {
    if (!isSame(next, room.snapshot())) room.set(next);
  };

  const stop = (): void => {
    takeBack?.();
    takeBack = undefined;
  };

  const waitWhereLess = (): void => {
    if (takeBack || isSame(counts, room.snapshot())) return;
    most = counts;
    takeBack = later(() => {
      takeBack = undefined;
      set(most);
      waitWhereLess();
    }, keptMs);
  };

  return {
    subscribe: room.subscribe,
    snapshot: room.snapshot,
    follow: (next: BookCounts): void => {
      counts = next;
      most = together(most, next);
      set(together(room.snapshot(), next));
      waitWhereLess();
    },
    /** For another book: exactly as much room as it needs. */
    fit: (next: BookCounts): void => {
      stop();
      counts = next;
      set(next);
    },
    stop,
  };
};
