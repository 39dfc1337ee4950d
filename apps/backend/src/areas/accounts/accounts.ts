import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Handlers, Objections, TraderHandlers } from '../../contract/handlers';
import type { Database } from '../../db/client';
import type { Mailer } from '../../mail/letters';
import type { Env } from '../../runtime/env';
import { activityHandlers } from './login/activityHandlers';
import { antiPhishingHandlers } from './antiPhishingHandlers';
import { changePasswordHandlers } from './password/changePasswordHandlers';
import { createStores, type AccountCore } from '../../identity/core';
import { createLater } from '../../runtime/later';
import { createLimits } from '../../identity/limits/limits';
import { loginHandlers } from './login/login';
import { newPasswordHandlers } from './password/newPasswords';
import { accountObjections } from './objections';
import { createPasswords, type Passwords } from '../../identity/secrets/passwords';
import { createRandomness } from '../../identity/secrets/randomness';
import { registrationHandlers } from './registration';
import { createSeals } from '../../identity/secrets/sealing';
import { securityLogHandlers } from './sessions/securityLogHandlers';
import { checkSessionHandlers, ownSessionHandlers } from './sessions/sessionHandlers';
import { createTraderOf } from '../../identity/stores/sessions';
import { accountSettings } from '../../identity/settings';
import { forgetOld, sweepJob } from './sweep';
import { twoFactorSwitchHandlers } from './twoFactor/twoFactorSwitchHandlers';
import { twoFactorHandlers, twoFactorStatusHandlers } from './twoFactor/twoFactorHandlers';

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
