import { readWire } from '@exchange/domain';
import { z } from 'zod';
import type { Heard } from './liveSocket';
import type { Snapshot } from './providerCalls';

const figure = z.union([z.string(), z.number()]);
const levels = z.array(z.tuple([figure, figure]));
const bookEvent = z.object({ seq: z.int(), asks: levels, bids: levels });

type BookEvent = z.infer<typeof bookEvent>;

/** Amounts by side and price. */
type Book = Map<string, string>;

const plain = (value: string | number): string => readWire(value) ?? String(value);

const sides = ['asks', 'bids'] as const;

const levelAt = (side: (typeof sides)[number], price: string | number): string => `${side} at ${plain(price)}`;

const bookIn = (snapshot: Snapshot): Book =>
  new Map(
    sides.flatMap((side) =>
      snapshot[side].map(({ price, amount }): [string, string] => [levelAt(side, price), plain(amount)]),
    ),
  );

/** The book of a client that has loaded a snapshot and hears these events. */
const rebuild = (snapshot: Snapshot, events: readonly BookEvent[]): Book => {
  const book = bookIn(snapshot);
  for (const event of events.filter(({ seq }) => seq > (snapshot.seq ?? 0)))
    for (const side of sides)
      for (const [price, amount] of event[side])
        if (plain(amount) === '0') book.delete(levelAt(side, price));
        else book.set(levelAt(side, price), plain(amount));
  return book;
};

/** The numbered and well-formed events of a pair's book, in order of arrival. */
export const bookEventsIn = (heard: readonly Heard[], pair: string): BookEvent[] =>
  heard
    .filter(({ channel }) => channel === `${pair}-book`)
    .flatMap(({ payload }) => bookEvent.safeParse(payload).data ?? []);

/** Where the numbers don't go up by one, after the snapshot or from event to event. */
export const gapsIn = ({ seq = 0 }: Snapshot, events: readonly BookEvent[]): string[] =>
  events.flatMap((event, index) => {
    const last = events[index - 1]?.seq ?? Math.min(seq, event.seq - 1);
    return event.seq === last + 1 ? [] : [`${event.seq} follows ${last}`];
  });

/** Levels that a rebuilt book has and a newer snapshot hasn't, or the other way round. */
export const differencesFrom = (newest: Snapshot, loaded: Snapshot, events: readonly BookEvent[]): string[] => {
  const [kept, now] = [rebuild(loaded, events), bookIn(newest)];
  return [...new Set([...kept.keys(), ...now.keys()])]
    .filter((level) => kept.get(level) !== now.get(level))
    .map((level) => `${level}: ${kept.get(level) ?? 'none'} rebuilt, ${now.get(level) ?? 'none'} in a new snapshot`);
};
