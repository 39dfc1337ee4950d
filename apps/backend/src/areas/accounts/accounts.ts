import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Handlers, Objections, TraderHandlers } from '../../contract/handlers';
import type { Database } from '../../db/client';
import type { Mailer } from '../../mail/letters';
import type { Env } from '../../runtime/env';
import { activityHandlers } from './activityHandlers';
import { antiPhishingHandlers } from './antiPhishingHandlers';
import { changePasswordHandlers } from './changePasswordHandlers';
import { createStores, type AccountCore } from './core';
import { createLater } from './later';
import { createLimits } from './limits';
import { loginHandlers } from './login';
import { newPasswordHandlers } from './newPasswords';
import { accountObjections } from './objections';
import { createPasswords, type Passwords } from './passwords';
import { createRandomness } from './randomness';
import { registrationHandlers } from './registration';
import { createSeals } from './sealing';
import { securityLogHandlers } from './securityLogHandlers';
import { checkSessionHandlers, ownSessionHandlers } from './sessionHandlers';
import { createTraderOf } from './sessions';
import { accountSettings } from './settings';
import { forgetOld, sweepJob } from './sweep';
import { twoFactorSwitchHandlers } from './twoFactorSwitchHandlers';
import { twoFactorHandlers, twoFactorStatusHandlers } from './twoFactorHandlers';

export interface AccountsOptions {
  db: Database;
  env: Env;
  log: FastifyBaseLogger;
  mailer: Mailer;
  /** Encrypts stored secrets; see `runtime/secretsKey`. */
  secretsKey: Buffer;
  isRegistrationOpen: () => Promise<boolean>;
  now: () => number;
  passwords?: Passwords | undefined;
  random?: ((size: number) => Buffer) | undefined;
}

const createCore = (options: AccountsOptions): AccountCore => {
  const { db, env, log, mailer, secretsKey, now, passwords = createPasswords(), random = randomBytes } = options;
  const settings = accountSettings(env);
  const seals = createSeals(secretsKey);
  return {
    db,
    stores: createStores(db, { seals, settings }),
    settings,
    seals,
    passwords,
    random: createRandomness(random),
    limits: createLimits(db, settings.limits, now),
    later: createLater((error) => log.error({ err: error }, 'Deferred work failed')),
    mailer,
    clock: () => new Date(now()),
  };
};

const publicHandlers = (core: AccountCore): Handlers => ({
  ...registrationHandlers(core),
  ...loginHandlers(core),
  ...activityHandlers(core),
  ...newPasswordHandlers(core),
  ...twoFactorHandlers(core),
  ...checkSessionHandlers(core),
});

const privateHandlers = (core: AccountCore): TraderHandlers => ({
  ...twoFactorStatusHandlers(core),
  ...twoFactorSwitchHandlers(core),
  ...changePasswordHandlers(core),
  ...antiPhishingHandlers(core),
  ...ownSessionHandlers(core),
  ...securityLogHandlers(core),
});

/** All calls to sign in and out, and the look-up that tells other areas which trader makes a call. */
export const createAccounts = (options: AccountsOptions) => {
  const core = createCore(options);
  const { db, now } = options;
  const objections: Objections = accountObjections(options);
  return {
    core,
    handlers: publicHandlers(core),
    traderHandlers: privateHandlers(core),
    objections,
    traderOf: createTraderOf(core.stores.sessions, now),
    job: sweepJob(() => forgetOld(db, now(), core.settings.sessions.maxMs)),
    stop: core.later.settled,
  };
};
