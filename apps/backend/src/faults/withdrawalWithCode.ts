import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codePurpose, codeScope } from '../areas/wallet/withdrawals/withdrawalCode';
import type { Queries } from '../db/client';
import type { Withdraw } from './record';

const address = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

type Asked = Pick<Withdraw, 'trader' | 'amount' | 'clientId' | 'totpStep'>;

/** A withdrawal of XDC whose code was emailed. */
export const withdrawalWithCode = async (queries: Queries, asked: Asked): Promise<Withdraw> => {
  const { trader, amount } = asked;
  const digest = randomBytes(32);
  await queries.execute(
    sql`insert into mail_code (unique_id, purpose, scope, code_hash, expires_at, tries_left)
        values (${trader}, ${codePurpose}, ${codeScope('XDC', amount, { address })}, ${digest}, now() + interval '1 hour', 5)
        on conflict do nothing`,
  );
  const codeDigests = { named: digest.toString('hex'), unnamed: '' };
  return { kind: 'withdrawal.request', ...asked, asset: 'XDC', address, codeDigests };
};
