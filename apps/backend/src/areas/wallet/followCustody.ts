import type { Pool } from 'pg';
import type { Custody } from '../../custody/custody';
import type { Exchange } from '../../exchange/exchange';
import type { BackgroundWork } from '../../runtime/backgroundWork';
import type { Env } from '../../runtime/env';
import { depositJob } from './deposits/depositJob';
import { withdrawalJob } from './withdrawals/withdrawalJob';

interface FollowCustodyOptions {
  background: Pick<BackgroundWork, 'add'>;
  pool: Pick<Pool, 'query'>;
  custody: Custody;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
  /** Milliseconds since 1970. */
  now: () => number;
  env: Pick<Env, 'CUSTODY_POLL_MS' | 'APPROVE_AFTER_MS'>;
}

/** Follows custody: deposits as their chains show them, and withdrawals step by step. */
export const followCustody = ({ background, env, ...given }: FollowCustodyOptions): void => {
  const everyMs = env.CUSTODY_POLL_MS;
  // Without a connected custody every chain reads as empty, and each deposit would count as reversed.
  if (given.custody.isConnected) background.add(depositJob({ ...given, everyMs }));
  background.add(withdrawalJob({ ...given, everyMs, approveAfterMs: env.APPROVE_AFTER_MS }));
};
