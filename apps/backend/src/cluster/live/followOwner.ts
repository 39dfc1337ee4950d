import { Counter, Gauge, type Registry } from 'prom-client';
import type { Feed } from '../../live/feed';
import type { LiveServer } from '../../live/liveServer';
import { userRoom } from '../../live/rooms';
import { createProjection, type ProjectionOptions } from './projection';
import { liveLink, publicChannel, readPublication, type Publication } from './publication';
import type { Projections } from './publishToGateways';
import { createRedisLink, type Connected, type LinkOptions } from '../redisLink';
import { createTraderChannels } from './traderChannels';

export interface FollowOptions extends Pick<LinkOptions, 'url' | 'log'>, ProjectionOptions {
  prefix: string;
  registry: Registry;
  /** Asks the owner for its books and reference prices. */
  ask: () => Promise<Projections>;
  /** How long the owner may give no sign of life. */
  patienceMs?: number;
}

type Sockets = Pick<LiveServer, 'deliver' | 'endAll'>;

/** More than are published while the owner answers. */
const mostEarly = 100_000;

const measure = (registry: Registry, isCurrent: () => boolean): Counter => {
  new Gauge({
    name: 'live_current',
    help: 'Whether this process has the books and figures of the owner, and passes on what it publishes',
    registers: [registry],
    collect() {
      this.set(isCurrent() ? 1 : 0);
    },
  });
  return new Counter({
    name: 'live_restarts_total',
    help: 'How often books and figures were asked for again, and all live connections ended',
    registers: [registry],
  });
};

/** Publications in their order, from those that the owner's answer doesn't contain. */
const inOrder = ({ stream, counter }: Projections, take: (publication: Publication) => void) => {
  let last = counter;
  return (publication: Publication): void => {
    if (publication.stream !== stream) throw new Error('Another stream of publications has begun.');
    if (publication.counter <= counter) return;
    if (publication.counter !== last + 1) throw new Error('A publication was missed.');
    last = publication.counter;
    take(publication);
  };
};

/** Feeds a process that holds connections with what the owner publishes. */
export const followOwner = (options: FollowOptions) => {
  const { url, log, prefix, registry, ask, patienceMs = 3_000 } = options;
  const projection = createProjection(options);
  let sockets: Sockets | undefined;
  let isCurrent = false;
  const restarts = measure(registry, () => isCurrent);

  /** Connections hear only of what this process knows by then. */
  const deliver = (room: string | undefined, text: string): void => {
    if (isCurrent) sockets?.deliver(room, text);
  };

  const traders = createTraderChannels(prefix, (uniqueId, text) => deliver(userRoom(uniqueId), text));

  const take = (publication: Publication): void => {
    projection.take(publication);
    if (publication.text !== '') deliver(publication.room, publication.text);
  };

  const use = async (connected: Connected): Promise<void> => {
    const { client, fail, ended } = connected;
    const early: Publication[] = [];
    let heardAt = performance.now();
    let hear = (publication: Publication): void => {
      if (early.push(publication) > mostEarly) throw new Error('The owner answers too late.');
    };
    const isOwnerAlive = new Promise<void>((resolve) => {
      const listen = (message: string): void => {
        heardAt = performance.now();
        if (ended.aborted) return;
        try {
          hear(readPublication(message));
          resolve();
        } catch (error) {
          fail(error);
        }
      };
      client.subscribe(publicChannel(prefix), listen).catch(fail);
    });
    const watching = setInterval(() => {
      if (performance.now() - heardAt > patienceMs) fail(new Error('The owner gives no sign of life.'));
      else projection.advance().catch(fail);
    }, patienceMs / 4);
    ended.addEventListener('abort', () => {
      isCurrent = false;
      clearInterval(watching);
    });
    await isOwnerAlive;
    await traders.use(connected);
    const answer = await ask();
    ended.throwIfAborted();
    projection.load(answer);
    hear = inOrder(answer, take);
    early.forEach(hear);
    await projection.restore();
    ended.throwIfAborted();
    isCurrent = true;
    restarts.inc();
    sockets?.endAll();
  };

  const link = createRedisLink({ url, log, ...liveLink, use });
  return {
    /** Whether books and figures are the owner's, and nothing that it publishes is missed. */
    isCurrent: () => isCurrent,
    traderEvents: traders.events,
    /** For the connections of this process. */
    feed: (live: Sockets): Feed => {
      sockets = live;
      return {
        prepare: async () => link.start(),
        stop: async () => {
          await link.stop();
          await projection.close?.();
        },
      };
    },
  };
};
