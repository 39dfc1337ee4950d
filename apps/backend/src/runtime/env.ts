import { stakeReturnDays } from '@exchange/domain';
import { z } from 'zod';
import { longestTimerMs } from './after';
import { origins, trustProxy } from './doorSettings';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const minute = 60_000;
const day = 24 * 60 * minute;
/** Ten years: even a value that means "never" must still result in a valid date. */
const positive = z.coerce
  .number()
  .int()
  .positive()
  .max(3_650 * day);
const timer = positive.max(longestTimerMs);
const mailAddress = /^[^\s<>@]+@[^\s<>@]+$|^[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>$/;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  NEW_EXCHANGE_IN: z.string().min(1).optional(),
  DATABASE_POOL: positive.default(10),
  CONFIG_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: trustProxy.default(false),
  BODY_LIMIT_BYTES: positive.default(64 * 1024),
  UPLOAD_LIMIT_BYTES: positive.default(12 * 1024 * 1024),
  UPLOADS_AT_ONCE: positive.default(16),
  UPLOAD_STALL_MS: timer.default(15_000),
  REQUEST_TIMEOUT_MS: positive.default(minute),
  HEADERS_TIMEOUT_MS: positive.default(15_000),
  CONNECTION_TIMEOUT_MS: positive.default(2 * minute),
  FLOOD_CALLS: z.coerce.number().int().min(0).default(600),
  FLOOD_WINDOW_MS: positive.default(10_000),
  SHUTDOWN_GRACE_MS: positive.default(10_000),
  TAKE_OVER_MS: positive.default(10_000),
  LEASE_MS: z.coerce.number().int().min(500).max(8_000).default(6_000),
  CUSTODY_POLL_MS: positive.default(1_000),
  APPROVE_AFTER_MS: z.coerce.number().int().min(0).default(minute),
  STAKING_RETURN_DAYS: positive.max(3_650).default(stakeReturnDays),
  DEMO_MARKET: flag.optional(),
  DEMO_INTERVAL_MS: positive.default(1_000),
  DEMO_FOLD_EVERY_MS: positive.default(60 * minute),
  DEMO_KEEP_MOVEMENTS_MS: positive.default(6 * 60 * minute),
  DEMO_KEEP_TRADES_MS: positive.default(2 * day),
  DEMO_ACCOUNTS: flag.optional(),
  CHAIN_BLOCK_MS: z.coerce.number().int().min(0).default(10_000),
  FEED_HEARTBEAT_MS: positive.default(3_000),
  LIVE_CONNECTIONS: z.coerce.number().int().min(0).default(200),
  LIVE_GATHER_MS: timer.default(50),
  LIVE_QUEUE_BYTES: positive.default(1_000_000),
  ALLOWED_ORIGINS: origins.default([]),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  REQUESTS_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().regex(mailAddress, 'must be an address, or a name and an address in <>').optional(),
  SECRETS_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes as base64')
    .optional(),
  SECRETS_KEY_LOST: z.string().min(1).optional(),
  SESSION_IDLE_MS: positive.default(day),
  SESSION_MAX_MS: positive.default(30 * day),
  LOGIN_TRIES: positive.default(5),
  LOGIN_WINDOW_MS: positive.default(15 * minute),
  LOGIN_BLOCK_MS: positive.default(30_000),
  LOGIN_BLOCK_MAX_MS: positive.default(15 * minute),
  ADDRESS_TRIES: positive.default(60),
  CODE_TRIES: positive.default(10),
  MAIL_TRIES: positive.default(5),
  REGISTER_TRIES: positive.default(10),
  KYC_TRIES: positive.default(10),
  KYC_PICTURE_TRIES: positive.default(30),
  INVITE_TRIES: positive.default(5),
  REQUEST_TRIES: positive.default(10),
  AWAY_TRIES: positive.default(30),
  AWAY_WINDOW_MS: positive.default(day),
  AWAY_BLOCK_MAX_MS: positive.default(60 * minute),
});

type Given = z.infer<typeof schema>;

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

const settled = (given: Given): Env => {
  const { DEMO_MARKET, DEMO_ACCOUNTS, PUBLIC_URL, ...env } = given;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) {
    refuseDemo(given);
    refuseUnset(given);
  }
  if (env.HEADERS_TIMEOUT_MS > env.REQUEST_TIMEOUT_MS)
    throw new SettingsError('HEADERS_TIMEOUT_MS is part of REQUEST_TIMEOUT_MS and cannot be longer.');
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

/** The only place that reads the environment; everything else is passed what it needs. */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = filledIn(source);
  const result = schema.safeParse(given);
  if (result.success) return settled(result.data);
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SettingsError(`The environment is invalid. ${faults.join('; ')}`);
};
