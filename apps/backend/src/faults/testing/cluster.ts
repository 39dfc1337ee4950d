import { randomBytes } from 'node:crypto';
import type { DatabaseClient } from '../../db/client';
import { launchBackendProcess, type BackendProcess, type LaunchedBackend } from './backendProcess';

type Role = 'owner' | 'gateway';

export type Gateway = BackendProcess & Pick<LaunchedBackend, 'signal'>;

interface ClusterOptions {
  connectionString: string;
  redisUrl: string;
  onEnd: (end: () => Promise<void>) => void;
}

/** Processes of one exchange: owners, of which one waits for the other, and gateways. */
export const createCluster = ({ connectionString, redisUrl, onEnd }: ClusterOptions) => {
  const shared = {
    DATABASE_URL: connectionString,
    REDIS_URL: redisUrl,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    LINE_PORT: '0',
    DEMO_MARKET: 'false',
    DEMO_ACCOUNTS: 'false',
    FEED_HEARTBEAT_MS: '500',
    LEASE_MS: '2000',
    CUSTODY_POLL_MS: '500',
  };
  const launch = (ROLE: Role, PORT = '0'): LaunchedBackend => launchBackendProcess({ ...shared, ROLE, PORT }, onEnd);
  return {
    launchOwner: () => launch('owner'),
    /** At the port of the one that it replaces. */
    startGateway: async (port?: string): Promise<Gateway> => {
      const launched = launch('gateway', port);
      return { ...(await launched.ready), signal: launched.signal };
    },
  };
};

/** All open orders of the pair as `bids 0.05: 120`, sorted. */
export const openLevels = async ({ pool }: Pick<DatabaseClient, 'pool'>): Promise<string[]> => {
  const { rows } = await pool.query<{ level: string }>(
    `select format('%s %s: %s', case side when 'buy' then 'bids' else 'asks' end, trim_scale(price),
       trim_scale(sum(amount - filled))) as level
     from trade_order join pair on pair.id = pair where status = 'open' and name = 'XDC-USDT' group by side, price`,
  );
  return rows.map(({ level }) => level).sort();
};
