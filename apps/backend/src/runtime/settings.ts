import { stakeReturnDays } from '@exchange/domain';
import { z } from 'zod';
import { cluster } from './clusterSettings';
import { live, network } from './networkSettings';
import { hostNames } from './proxySettings';
import {
  day,
  described,
  flag,
  hour,
  isKey,
  isPlainAddress,
  mailAddress,
  minute,
  orNone,
  percent,
  positive,
  text,
  timer,
} from './settingSchemas';

const serving = {
  NODE_ENV: described(
    z.enum(['development', 'test', 'production']).default('development'),
    '`production` turns demo features off, and requires `PUBLIC_URL` and `SECRETS_KEY`',
  ),
  HOST: described(text.default('localhost'), 'the address it listens on'),
  PORT: described(z.coerce.number().int().min(0).max(65_535).default(4000), 'the port it listens on'),
  PUBLIC_URL: described(
    z
      .url({ protocol: /^https?$/ })
      .refine(isPlainAddress, 'must have no query, fragment, user name or password, like https://exchange.example')
      .optional(),
    'where traders reach the application, for the links in emails; required in production',
    '`http://localhost:` and the port',
  ),
  CONFIG_FILE: described(text.optional(), 'the settings of the application', 'the built `config.json`'),
  LOG_LEVEL: described(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    '`fatal` to `trace`, or `silent`; `npm start` sets `warn`',
  ),
  ACCEPT_WITHOUT_TLS: described(
    hostNames.default([]),
    'the hosts, separated by commas, that production may reach without TLS, or be reached at: of `PUBLIC_URL`, `SMTP_URL`, `DATABASE_URL`, `READ_DATABASE_URL`, `REDIS_URL` and `LINE_HOST`',
    'none but this machine',
  ),
  METRICS_TOKEN: described(
    z.string().min(16).optional(),
    'the `Bearer` token that reads `/metrics`',
    'none: only programs on this machine can read them, and in production nobody',
  ),
  SHUTDOWN_GRACE_MS: described(
    positive.default(10_000),
    'how long each step of a shutdown may take: the server, its connections, the database',
  ),
};

const database = {
  DATA_DIR: described(text.default('.data'), 'where the embedded PostgreSQL keeps its data'),
  DATABASE_URL: described(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'a PostgreSQL to use instead of the embedded one: version 15 or later, with encoding UTF8 and `fsync` on, and not through a pooler in transaction mode',
    'the embedded one',
  ),
  DATABASE_OWNER_URL: described(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'the same database in the role that owns the tables, for migrations: with it a start migrates, without it only `npm run operator -- database migrate` does',
    '`DATABASE_URL`, if its role may create tables',
  ),
  READ_DATABASE_URL: described(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'a streaming replica of `DATABASE_URL` that answers histories as far as it is up to date: see [A replica to read from](operations.md#a-replica-to-read-from)',
    'none: everything is read from the primary',
  ),
  REQUIRE_STANDBY: described(
    flag.default(false),
    'refuses to run on a database whose commits wait for no standby: see [A standby that has everything acknowledged](operations.md#a-standby-that-has-everything-acknowledged)',
  ),
  ACCEPT_OWNER_ROLE: described(
    text.optional(),
    'the role in `DATABASE_URL` that may own the tables in production, which is otherwise refused',
    'none: [two roles](operations.md#the-database)',
  ),
  NEW_EXCHANGE_IN: described(
    text.optional(),
    'where the first start in production may set up a new exchange: `DATA_DIR`, or the name of the database at `DATABASE_URL`',
  ),
  DATABASE_POOL: described(positive.default(10), 'the maximum number of database connections'),
  TAKE_OVER_MS: described(
    positive.optional(),
    'how long a start waits for another process that runs the same exchange to end, before it gives up',
    'as long as it takes; with the embedded database a second start is refused',
  ),
  LEASE_MS: described(
    z.coerce.number().int().min(500).max(8_000).default(6_000),
    'how long a process stays the owner of the exchange without renewing its lease in the database; at most 8 s',
  ),
};

const email = {
  SMTP_URL: described(
    z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
    'the mail server, `smtp://` or `smtps://`',
  ),
  MAIL_FROM: described(
    z.string().regex(mailAddress, 'must be an address, or a name and an address in <>').optional(),
    'the sender of emails: an address, or `Name <address>`',
    '`no-reply@` the host of `PUBLIC_URL`',
  ),
  REQUESTS_EMAIL: described(
    z.email().optional(),
    'where requests from the public forms are sent',
    "`support@` at the sender's host",
  ),
};

const money = {
  CUSTODY_POLL_MS: described(
    positive.default(1_000),
    'how often deposits and withdrawals are checked and moved to their next step',
  ),
  APPROVE_AFTER_MS: described(
    orNone.default(minute),
    'how long a trader can cancel a withdrawal that needs no review, before it is approved',
  ),
  STRAYED_REVIEW_XDC: described(
    orNone.default(1_000),
    'withdrawals that bring what went out unreviewed in 24 hours above this many XDC are reviewed for an hour after their trader has traded at more than half the price band from the reference price',
  ),
  LEDGER_CHECK_EVERY_MS: described(
    timer.default(day),
    'how often the exchange proves that all its money is accounted for, besides after each start',
  ),
  REFERRAL_BUDGET: described(
    z
      .string()
      .regex(/^\d{1,15}$/, 'must be a whole number of XDC')
      .optional(),
    'how much XDC is paid in rewards for inviting people at most, all together',
    'no limit',
  ),
  REWARD_PER_NETWORK: described(
    flag.optional(),
    'whether people on one network count as one person when inviting is rewarded',
    '`true` on a real database; on a demo everybody comes from one machine',
  ),
  STAKING_RETURN_DAYS: described(
    positive.max(3_650).default(stakeReturnDays),
    'how many days a revoked stake takes to return',
  ),
};

const trading = {
  ORDER_RATE: described(
    orNone.default(50),
    'how many orders one trader may place in a second, and how many cancel; `0` means no limit',
  ),
  ORDER_BURST: described(positive.default(200), 'how many of each at once'),
  REFERENCE_MINUTE_PERCENT: described(
    percent.default(1),
    "how far a pair's reference price, from which its price band is measured, moves in a minute at most",
  ),
  REFERENCE_DAY_PERCENT: described(
    percent.default(30),
    'how far it moves in 24 hours at most; there it stays, and the log and the metrics say so',
  ),
};

const accounts = {
  SECRETS_KEY: described(
    z.string().refine(isKey, 'must be 32 bytes as base64').optional(),
    'seals two-factor secrets and codes: 32 bytes as base64; required in production',
    'a file in `DATA_DIR`',
  ),
  SECRETS_KEY_OLD: described(
    text
      .transform((keys) => keys.split(/[\s,]+/))
      .refine((keys) => keys.every(isKey), 'must be 32 bytes as base64 for each key')
      .optional(),
    'the keys before it, with commas between them, until everything is sealed with the current one: see [The key for secrets](operations.md#the-key-for-secrets)',
    'a file in `DATA_DIR`, if there is one',
  ),
  SECRETS_KEY_LOST: described(
    text.optional(),
    'gives up a key that is lost for good, for one start: see [The key for secrets](operations.md#the-key-for-secrets)',
  ),
  SESSION_IDLE_MS: described(positive.default(day), 'how long an unused session lasts'),
  SESSION_MAX_MS: described(positive.default(30 * day), 'how long any session lasts at most'),
  PASSWORD_MAX_DAYS: described(
    orNone.max(3_650).default(0),
    'after how many days a password expires and has to be replaced at sign-in; `0` is never',
  ),
  LOGIN_TRIES: described(positive.default(5), 'wrong passwords before a wait, per account and device'),
  LOGIN_WINDOW_MS: described(positive.default(15 * minute), 'the window in which wrong passwords count'),
  LOGIN_BLOCK_MS: described(positive.default(30_000), 'the first wait, which doubles each time'),
  LOGIN_BLOCK_MAX_MS: described(positive.default(15 * minute), 'the longest wait'),
  ADDRESS_TRIES: described(
    positive.default(60),
    'wrong passwords and requested links per IP address in `LOGIN_WINDOW_MS`, before it is slowed down',
  ),
  CODE_TRIES: described(
    positive.default(5),
    'wrong emailed or authenticator codes, per account and device, in `LOGIN_WINDOW_MS`',
  ),
  MAIL_TRIES: described(positive.default(5), 'emailed codes and links per account and device in `LOGIN_WINDOW_MS`'),
  REGISTER_TRIES: described(positive.default(10), 'new accounts per IP address in `LOGIN_WINDOW_MS`'),
  KYC_TRIES: described(positive.default(10), 'submissions of identity documents in `LOGIN_WINDOW_MS`'),
  KYC_PICTURE_TRIES: described(
    positive.default(30),
    'photos of identity documents sent one by one in `LOGIN_WINDOW_MS`',
  ),
  PROFILE_PICTURE_TRIES: described(positive.default(10), "pictures for a trader's profile in `LOGIN_WINDOW_MS`"),
  AWAY_TRIES: described(
    positive.default(30),
    'wrong passwords, wrong codes and emails per account from all unknown devices together, before these need an emailed code first',
  ),
  AWAY_WINDOW_MS: described(positive.default(day), 'the window in which `AWAY_TRIES` count'),
  AWAY_BLOCK_MAX_MS: described(positive.default(hour), 'the longest wait after `AWAY_TRIES`'),
  INVITE_TRIES: described(
    positive.default(5),
    'invitations per trader, of up to 20 addresses each, in `AWAY_WINDOW_MS`',
  ),
  REQUEST_TRIES: described(
    positive.default(10),
    'requests from the public forms per network, and acknowledgements emailed to one address, in `AWAY_WINDOW_MS`',
  ),
};

const operators = {
  OPERATOR_SIGNATURE_HOURS: described(
    z.coerce.number().int().min(1).max(720).default(72),
    'how long what an operator signed can be carried out, for example while it waits for a second person',
  ),
  OPERATOR_ALONE_XDC: described(
    orNone.default(100_000),
    'up to this worth in XDC one operator alone can approve and send withdrawals of one trader in 24 hours; above it takes a second one',
  ),
  OPERATOR_MOVE_XDC: described(
    z.coerce.number().int().positive().default(20_000_000),
    'the most that a correction or a credit can move of a coin at once, as worth in XDC',
  ),
  OPERATOR_FEE_PERCENT: described(
    z.coerce.number().min(0).max(100).default(5),
    'the highest fee, in percent, that can be set for a pair',
  ),
};

const demo = {
  DEMO_ACCOUNTS: described(flag.optional(), 'the demo accounts; never in production', '`true`'),
  DEMO_MARKET: described(
    flag.optional(),
    'simulated makers and takers, and a reviewer who approves identity documents after 30 seconds; never in production',
    '`true`',
  ),
  DEMO_INTERVAL_MS: described(positive.default(1_000), 'how often simulated traders act'),
  DEMO_FOLD_EVERY_MS: described(positive.default(hour), 'how often their history is folded into totals'),
  DEMO_KEEP_MOVEMENTS_MS: described(positive.default(6 * hour), 'how long their money movements are kept'),
  DEMO_KEEP_TRADES_MS: described(positive.default(2 * day), 'how long their trades are kept'),
  CHAIN_BLOCK_MS: described(
    orNone.default(10_000),
    'how often each simulated chain gets a block; `0` leaves that to `/dev/chain` and `npm run operator`',
  ),
};

/** The backend's settings in the order in which docs/configuration.md shows them. */
export const settingGroups: readonly { title: string; settings: Readonly<Record<string, z.ZodType>> }[] = [
  { title: 'Server', settings: serving },
  { title: 'Database', settings: database },
  { title: 'More than one process', settings: cluster },
  { title: 'Network', settings: network },
  { title: 'Live connection', settings: live },
  { title: 'Email', settings: email },
  { title: 'Deposits, withdrawals and staking', settings: money },
  { title: 'Trading', settings: trading },
  { title: 'Accounts', settings: accounts },
  { title: 'Operators', settings: operators },
  { title: 'Demo', settings: demo },
];

export const settingsSchema = z.object({
  ...serving,
  ...database,
  ...cluster,
  ...network,
  ...live,
  ...email,
  ...money,
  ...trading,
  ...accounts,
  ...operators,
  ...demo,
});
