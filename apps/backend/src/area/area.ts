import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { LettersAfterCommit } from '../consumers/mailConsumer';
import type { Handlers, FormChecks, TraderHandlers } from '../contract/handlers';
import type { Paces } from '../contract/pace';
import type { TraderOf } from '../contract/routes';
import type { Custody } from '../custody/custody';
import type { DatabaseClient } from '../db/client';
import type { DueHandler } from '../dueWork/dueWork';
import type { AnyKind } from '../exchange/commandKind';
import type { Exchange, ExchangeAccess } from '../exchange/exchange';
import type { AccountCore } from '../identity/core';
import type { Feed } from '../live/feed';
import type { LiveConnections, LivePublisher } from '../live/liveServer';
import type { LetterTexts, Mailer } from '../mail/letters';
import type { Books } from '../marketData/books';
import type { CandleStore } from '../marketData/candleStore';
import type { Market } from '../marketData/market';
import type { OperatorCommand } from '../operator/command';
import type { Reads } from '../replica/reads';
import type { StatusStore } from '../reference/statusStore';
import type { AppConfig } from '../runtime/appConfig';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { Env } from '../runtime/env';
import type { Job } from '../runtime/job';

/** What a server gives its areas to answer calls with. */
export interface Services {
  env: Env;
  config: AppConfig;
  /** Of the contract. */
  version: string;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  now: () => number;
  database: DatabaseClient;
  /** For histories, which a replica may answer. */
  reads: Reads;
  exchange: ExchangeAccess;
  /** Whether what this process knows of the exchange is current. */
  isCurrent: () => boolean;
  custody: Custody;
  market: Market;
  books: Books;
  candles: CandleStore;
  status: StatusStore;
  core: AccountCore;
  /** Which trader makes a call. */
  traderOf: TraderOf;
  mailer: Mailer;
}

/** What the process that owns the exchange gives them besides. */
export interface OwnerServices extends Services {
  exchange: Exchange;
}

export type CommandSettings = Pick<Services, 'config'> & {
  env: Pick<Env, 'STAKING_RETURN_DAYS' | 'STRAYED_REVIEW_XDC' | 'REFERRAL_BUDGET' | 'REWARD_PER_NETWORK'>;
};

/** What an area answers, in every process that serves calls. */
interface OpenedArea {
  /** Calls of the contract that need no token. */
  publicCalls?: Handlers;
  /** Calls that require a trader's token. */
  traderCalls?: TraderHandlers;
  /** Objections to a form in its own words, before the contract checks it. */
  formChecks?: FormChecks;
  /** How often each trader may make which of them. */
  paces?: Paces;
  /** Paths besides the contract's, under `/api`. */
  routes?: (api: FastifyInstance) => Promise<void>;
  /** Watches over the live connections of this process. */
  connections?: (live: LiveConnections) => Feed;
}

/** What an area does by itself, in the one process that owns the exchange. */
interface RunningArea {
  /** Jobs that delete what is no longer needed. */
  retention?: readonly Job[];
  /** Adds the jobs that follow the exchange. */
  jobs?: (background: Pick<BackgroundWork, 'add'>) => void;
  /** Handlers for work due at a set time, by its kind. */
  dueWork?: Readonly<Record<string, DueHandler>>;
  feed?: (live: LivePublisher) => Feed;
}

export interface Area {
  name: string;
  /** Everything of it that moves money or holds it. */
  commands?: (settings: CommandSettings) => readonly AnyKind[];
  /** Its emails: their words, and which of them follow an event. */
  letters?: { texts?: Partial<LetterTexts>; afterCommit?: LettersAfterCommit };
  /** What operators can do. They work in a process of their own, where nothing is open but the database. */
  operator?: readonly OperatorCommand[];
  open?: (services: Services) => OpenedArea;
  run?: (services: OwnerServices) => RunningArea;
}

/** Everything the server needs to know about an area. `areas/index.ts` lists them. */
export const defineArea = (area: Area): Area => area;
