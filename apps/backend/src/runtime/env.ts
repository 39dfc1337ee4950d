import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const positive = z.coerce.number().int().positive();

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: positive.default(10),
  CONFIG_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: flag.default(false),
  BODY_LIMIT_BYTES: positive.default(64 * 1024),
  UPLOAD_LIMIT_BYTES: positive.default(12 * 1024 * 1024),
  SHUTDOWN_GRACE_MS: positive.default(10_000),
  DEMO_MARKET: flag.optional(),
  DEMO_INTERVAL_MS: positive.default(1_000),
  FEED_HEARTBEAT_MS: positive.default(3_000),
  ALLOWED_ORIGINS: z.string().default(''),
});

export interface Env extends Omit<z.infer<typeof schema>, 'DEMO_MARKET' | 'ALLOWED_ORIGINS'> {
  /** Figures that move by themselves, for a first look; never where real money is. */
  DEMO_MARKET: boolean;
  ALLOWED_ORIGINS: string[];
}

export class SettingsError extends Error {}

const settled = ({ DEMO_MARKET, ALLOWED_ORIGINS, ...env }: z.infer<typeof schema>): Env => {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && DEMO_MARKET === true)
    throw new SettingsError('DEMO_MARKET is for demonstrations and cannot be on while NODE_ENV is production.');
  return {
    ...env,
    DEMO_MARKET: DEMO_MARKET ?? !isProduction,
    ALLOWED_ORIGINS: ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  };
};

/** The environment is read here, once; everything else is handed what it needs. */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return settled(result.data);
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SettingsError(`The environment cannot be used. ${faults.join('; ')}`);
};
