import { serviceFigures } from '@exchange/domain';
import type { Env } from '../runtime/env';
import type { LimitKind } from './limits/limits';
import type { SessionTimes } from './stores/sessions';
import type { TryRule } from './limits/tryRules';
import { codeTries } from './stores/codes';

export interface AccountSettings {
  publicUrl: string;
  sessions: SessionTimes;
  /** How old a password may be; 0 is as old as it likes. */
  passwordMaxMs: number;
  limits: Readonly<Record<LimitKind, TryRule>>;
}

type LimitEnv = Pick<
  Env,
  | 'LOGIN_TRIES'
  | 'LOGIN_WINDOW_MS'
  | 'LOGIN_BLOCK_MS'
  | 'LOGIN_BLOCK_MAX_MS'
  | 'ADDRESS_TRIES'
  | 'CODE_TRIES'
  | 'MAIL_TRIES'
  | 'REGISTER_TRIES'
  | 'KYC_TRIES'
  | 'KYC_PICTURE_TRIES'
  | 'PROFILE_PICTURE_TRIES'
  | 'INVITE_TRIES'
  | 'REQUEST_TRIES'
  | 'AWAY_TRIES'
  | 'AWAY_WINDOW_MS'
  | 'AWAY_BLOCK_MAX_MS'
>;

/** No more than these within the time, however long somebody goes on. */
const once = (tries: number, windowMs: number): TryRule => ({
  tries,
  windowMs,
  blockMs: windowMs,
  blockMaxMs: windowMs,
});

const limitsOf = (env: LimitEnv): AccountSettings['limits'] => {
  const times = { windowMs: env.LOGIN_WINDOW_MS, blockMs: env.LOGIN_BLOCK_MS, blockMaxMs: env.LOGIN_BLOCK_MAX_MS };
  const away = {
    tries: env.AWAY_TRIES,
    windowMs: env.AWAY_WINDOW_MS,
    blockMs: env.LOGIN_BLOCK_MS,
    blockMaxMs: env.AWAY_BLOCK_MAX_MS,
  };
  return {
    awayCode: away,
    awayMail: away,
    awayPassword: away,
    address: { ...times, tries: env.ADDRESS_TRIES },
    // Those whom a whole neighbourhood of addresses belongs to.
    neighbours: { ...times, tries: 4 * env.ADDRESS_TRIES },
    attempt: once(codeTries, serviceFigures.emailLinkMinutes * 60_000),
    code: once(env.CODE_TRIES, env.LOGIN_WINDOW_MS),
    proof: once(1, env.LOGIN_WINDOW_MS),
    kyc: { ...times, tries: env.KYC_TRIES },
    kycPicture: { ...times, tries: env.KYC_PICTURE_TRIES },
    // Each may email twenty strangers, so these tries are forgotten as slowly as tries from unknown places.
    invite: { ...away, tries: env.INVITE_TRIES },
    mail: { ...times, tries: env.MAIL_TRIES },
    password: { ...times, tries: env.LOGIN_TRIES },
    // Each sends an email to a person who may never have asked for it.
    request: { ...away, tries: env.REQUEST_TRIES },
    requestMail: { ...away, tries: env.REQUEST_TRIES },
    profilePicture: { ...times, tries: env.PROFILE_PICTURE_TRIES },
    register: { ...times, tries: env.REGISTER_TRIES },
  };
};

export const sessionTimesOf = (env: Pick<Env, 'SESSION_IDLE_MS' | 'SESSION_MAX_MS'>): SessionTimes => ({
  idleMs: env.SESSION_IDLE_MS,
  maxMs: env.SESSION_MAX_MS,
});

export const accountSettings = (env: Env): AccountSettings => ({
  publicUrl: env.PUBLIC_URL,
  sessions: sessionTimesOf(env),
  passwordMaxMs: env.PASSWORD_MAX_DAYS * 24 * 60 * 60_000,
  limits: limitsOf(env),
});
