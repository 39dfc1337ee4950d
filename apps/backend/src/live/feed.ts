import type { PairName } from '@exchange/domain';
import type { Exchange } from '../exchange/exchange';
import type { Job } from '../runtime/job';
import type { LiveServer } from './liveServer';

/** What an area publishes to live connections. All of it happens between the server's start and its shutdown. */
export interface Feed {
  /** Reads what the exchange already has, once it has started. */
  reset?: () => void;
  jobs?: readonly Job[];
  /** Connections to the database that must stand before the first visitor arrives. */
  listeners?: readonly Job[];
  /** The last preparation before the server is ready. */
  prepare?: () => Promise<void>;
  /** Publishes the figures of these pairs: because they moved, or with each heartbeat so that clients know them current. */
  publishFigures?: (pairs: readonly PairName[]) => void;
  stop?: () => void | Promise<void>;
}

/** For feeds that tell traders of events that concern them. */
export interface FollowOptions {
  exchange: Pick<Exchange, 'onCommitted'>;
  live: Pick<LiveServer, 'tellTrader'>;
}
