import type { Feed } from '../../live/feed';
import { createLivePublisher, eventText, type Send } from '../../live/livePublisher';
import { traderOfRoom } from '../../live/rooms';
import type { Books, BookSnapshot } from '../../marketData/books';
import type { ShownReference } from '../../exchange/reference/references';
import { createBatches, type BatchesOptions } from './batches';
import { liveLink, publicChannel, traderChannel, writePublication, type Publication } from './publication';
import { createRedisLink, type Connected, type LinkOptions } from '../redisLink';

/** What a gateway begins from: publications with a greater counter follow it. */
export interface Projections extends Pick<Publication, 'stream' | 'counter' | 'at'> {
  books: BookSnapshot[];
  references: ShownReference[];
}

export interface PublishOptions extends Pick<LinkOptions, 'url' | 'log'>, Partial<Pick<BatchesOptions, 'queueLength'>> {
  /** Of the channels, which gateways of the same exchange share. */
  prefix: string;
  /** This process's name, which no other ever has. */
  owner: string;
  /** Whether this process still owns the exchange; otherwise it gives no sign of life. */
  isCurrent: () => boolean;
  books: Pick<Books, 'all'>;
  references: () => ShownReference[];
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How often it gives a sign of life. */
  heartbeatMs?: number;
  /** How long Redis may leave publications unanswered. */
  patienceMs?: number;
}

type Put = ReturnType<typeof createBatches>['put'];

/** Publishes to Redis what gateways pass on to their connections. Without Redis it is dropped. */
export const publishToGateways = (options: PublishOptions) => {
  const { url, log, prefix, owner, isCurrent, books, references, now = Date.now } = options;
  const { heartbeatMs = 1_000, patienceMs = 5_000, queueLength = 16_000_000 } = options;
  let put: Put | undefined;
  let connections = 0;
  let counter = 0;

  const place = () => ({ stream: put ? `${owner}:${connections}` : '', counter, at: now() });

  const tellAll = (room: string | undefined, text: string): void => {
    counter += 1;
    put?.(publicChannel(prefix), writePublication({ ...place(), room, text }));
  };

  const use = async (connected: Connected): Promise<void> => {
    const { fail, ended } = connected;
    const batches = createBatches({ ...connected, queueLength });
    connections += 1;
    counter = 0;
    ({ put } = batches);
    const beat = (): void => {
      if (batches.isSilentFor(patienceMs)) fail(new Error('Redis does not answer.'));
      else if (isCurrent()) tellAll(undefined, '');
    };
    const beating = setInterval(beat, heartbeatMs);
    ended.addEventListener('abort', () => {
      clearInterval(beating);
      put = undefined;
    });
    beat();
  };

  const send: Send = (room, channel, payload) => {
    // It would reach no one, so it isn't even encoded.
    if (!put) return;
    const text = eventText(channel, payload);
    const trader = room === undefined ? undefined : traderOfRoom(room);
    if (trader === undefined) tellAll(room, text);
    else put(traderChannel(prefix, trader), text);
  };

  const link = createRedisLink({ url, log, ...liveLink, use });
  const feed: Feed = { prepare: async () => link.start(), stop: link.stop };
  return {
    live: createLivePublisher(send),
    /** Begins when everything else is prepared, and ends last. */
    feed,
    projections: (): Projections => ({ ...place(), books: books.all(), references: references() }),
  };
};
