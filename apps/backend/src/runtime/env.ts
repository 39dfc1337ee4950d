import type { z } from 'zod';
import { settingsSchema } from './settings';
import { plainConnection } from './withoutTls';

type Given = z.infer<typeof settingsSchema>;

const demoNames = ['DEMO_MARKET', 'DEMO_ACCOUNTS'] as const;

export interface Env extends Omit<Given, (typeof demoNames)[number] | 'PUBLIC_URL'> {
  /** A simulated market, for a first look; never with real money. */
  DEMO_MARKET: boolean;
  /** Accounts with publicly known passwords; never with real money. */
  DEMO_ACCOUNTS: boolean;
  /** The application's public address, for links in emails; without a trailing slash. */
  PUBLIC_URL: string;
}

export class SettingsError extends Error {}

const refuseDemo = (given: Given): void => {
  for (const name of demoNames)
    if (given[name] === true)
      throw new SettingsError(`${name} is for demonstrations and cannot be on while NODE_ENV is production.`);
};

/** These settings have no safe default for an exchange with real traders. */
const refuseUnset = ({ SECRETS_KEY, PUBLIC_URL }: Given): void => {
  if (SECRETS_KEY === undefined)
    throw new SettingsError(
      'SECRETS_KEY is needed in production: 32 random bytes as base64, for example from `openssl rand -base64 32`.',
    );
  if (PUBLIC_URL === undefined)
    throw new SettingsError(
      'PUBLIC_URL is needed in production: the address traders open, for the links in emails, such as https://exchange.example.',
    );
};

/** All processes of one exchange have these in common. */
const refuseAlone = (given: Given): void => {
  if (given.ROLE === 'all') return;
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SECRETS_KEY'] as const)
    if (given[name] === undefined)
      throw new SettingsError(`ROLE=${given.ROLE} needs ${name}, the same for all processes of the exchange.`);
};

const settled = (given: Given): Env => {
  const { DEMO_MARKET, DEMO_ACCOUNTS, PUBLIC_URL, ...env } = given;
  const isProduction = env.NODE_ENV === 'production';
  if (env.HEADERS_TIMEOUT_MS > env.REQUEST_TIMEOUT_MS)
    throw new SettingsError('HEADERS_TIMEOUT_MS is part of REQUEST_TIMEOUT_MS and cannot be longer.');
  if (env.READ_DATABASE_URL !== undefined && env.DATABASE_URL === undefined)
    throw new SettingsError(
      'READ_DATABASE_URL needs DATABASE_URL, whose replica it is. The embedded database has none.',
    );
  if (env.REQUIRE_STANDBY && env.DATABASE_URL === undefined)
    throw new SettingsError('REQUIRE_STANDBY needs DATABASE_URL. The embedded database has no standby.');
  return {
    ...env,
    DEMO_MARKET: DEMO_MARKET ?? !isProduction,
    DEMO_ACCOUNTS: DEMO_ACCOUNTS ?? !isProduction,
    PUBLIC_URL: (PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  };
};

/** Without the blanks that shells and files of settings leave behind: as a number, blanks alone would be 0. */
const filledIn = (source: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );

type Source = Record<string, string | undefined>;

const readGiven = (source: Source): Given => {
  const result = settingsSchema.safeParse(filledIn(source));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SettingsError(`The environment is invalid. ${faults.join('; ')}`);
};

/** With `readOperatorEnv` the only place that reads the environment; everything else is passed what it needs. */
export const readEnv = (source: Source): Env => {
  const given = readGiven(source);
  if (given.NODE_ENV === 'production') {
    refuseDemo(given);
    refuseUnset(given);
    const plain = plainConnection(given);
    if (plain !== undefined) throw new SettingsError(plain);
  }
  refuseAlone(given);
  return settled(given);
};

export interface OperatorEnv extends Omit<Env, 'PUBLIC_URL'> {
  /** In production there may be none, since few commands make links. */
  PUBLIC_URL: string | undefined;
}

/** The operator's program serves nobody: whoever runs it needs neither the key for secrets nor the public address. */
export const readOperatorEnv = (source: Source): OperatorEnv => {
  const given = readGiven(source);
  const env = settled(given);
  return given.NODE_ENV === 'production' && given.PUBLIC_URL === undefined ? { ...env, PUBLIC_URL: undefined } : env;
};
