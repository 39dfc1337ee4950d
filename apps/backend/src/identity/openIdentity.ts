import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import type { Mailer } from '../mail/letters';
import type { Env } from '../runtime/env';
import { createAfterResponse } from '../runtime/afterResponse';
import { createStores, type AccountCore } from './core';
import { createLimits } from './limits/limits';
import { createSlowing } from './limits/slowing';
import { createPasswords, type Passwords } from './secrets/passwords';
import { createRandomness } from './secrets/randomness';
import type { Seals } from './secrets/sealing';
import { accountSettings } from './settings';
import { createTraderOf } from './stores/sessions';

export interface IdentityOptions {
  db: Database;
  env: Env;
  log: FastifyBaseLogger;
  mailer: Mailer;
  /** By which stored secrets are encrypted; see `runtime/secretsKey`. */
  seals: Seals;
  now: () => number;
  passwords?: Passwords | undefined;
  random?: ((size: number) => Buffer) | undefined;
  /** Waits, for clients that are slowed down. */
  pause?: ((ms: number) => Promise<void>) | undefined;
}

/** What all areas need to know about a trader, and the look-up that tells them which trader makes a call. */
export const openIdentity = (options: IdentityOptions) => {
  const {
    db,
    env,
    log,
    mailer,
    seals,
    now,
    passwords = createPasswords(),
    random = randomBytes,
    pause = setTimeout,
  } = options;
  const settings = accountSettings(env);
  const stores = createStores(db, { seals, settings });
  const later = createAfterResponse((error) => log.error({ err: error }, 'Deferred work failed'));
  const core: AccountCore = {
    db,
    stores,
    settings,
    seals,
    passwords,
    random: createRandomness(random),
    limits: createLimits(db, settings.limits, now),
    slowing: createSlowing(pause),
    later,
    mailer,
    clock: () => new Date(now()),
  };
  return { core, traderOf: createTraderOf(stores.sessions, now), stop: later.settled };
};
