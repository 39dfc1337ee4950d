import type { Pool } from 'pg';
import type { DatabaseClient } from '../db/client';
import type { Exchange } from '../exchange/exchange';
import type { FloodLimit, FloodStore } from '../http/corsAndRateLimit';
import type { LogStream } from '../http/newServer';
import type { Passwords } from '../identity/secrets/passwords';
import type { Mailer } from '../mail/letters';
import type { Market } from '../marketData/market';
import type { Lease } from '../ownership/lease';
import type { AppConfig } from '../runtime/appConfig';
import type { Env } from '../runtime/env';

export interface AppOptions {
  env: Env;
  database: DatabaseClient;
  /** Connections to a streaming replica, if there is one to read from. */
  replica?: Pool | undefined;
  config: AppConfig;
  /** The market whose figures are published; an empty one by default. */
  market?: Market;
  /** An already started exchange; by default one that starts and stops with the server. */
  exchange?: Exchange;
  /** The lease by which this process owns the exchange; without one the exchange manages ownership itself. */
  lease?: Pick<Lease, 'name' | 'isHeld' | 'confirm'>;
  /** Restarts the database if it stopped unexpectedly; only needed for the embedded server. */
  keepDatabaseRunning?: () => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Seals secrets in the database; without one they are readable only as long as this server runs. */
  secretsKey?: Buffer;
  /** Open what isn't sealed with that one yet, newest first. */
  oldSecretsKeys?: readonly Buffer[];
  /** Receives the emails; the outbox by default. */
  mailer?: Mailer | undefined;
  passwords?: Passwords;
  random?: (size: number) => Buffer;
  /** How clients that are slowed down wait. */
  pause?: (ms: number) => Promise<void>;
  floodCalls?: FloodLimit['floodCalls'];
  /** Counts calls together with other processes. */
  floodStore?: FloodStore;
  /** The built application's folder, if not the build's output folder. */
  webFolder?: string;
  /** Receives the log line by line; standard output by default. */
  logTo?: LogStream;
  /** Reports slow steps to the person who waits. */
  onProgress?: (line: string) => void;
  /** Called when another process has taken over this exchange and this one can do nothing more. */
  onReplaced?: () => void;
}
