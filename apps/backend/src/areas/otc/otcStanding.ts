import { kycStatusNumbers } from '@exchange/domain';
import { refused, type Refused } from '#exchange/refusals';
import type { Queries } from '#exchange/sql/statement';
import { isWindingDownSql } from '#exchange/sql/windDown';

interface Standing {
  email: string;
  kycStatus: number;
  isWindingDown: boolean;
}

/** What decides whether a trader can trade with the desk. */
export type Standings = ReadonlyMap<string, Standing>;

export const readStandings = async (client: Queries, traders: readonly string[]): Promise<Standings> => {
  const { rows } = await client.query<Standing & { id: string }>({
    name: 'otc-standings',
    text: `select unique_id as id, email, kyc_status as "kycStatus", ${isWindingDownSql} as "isWindingDown"
           from trader where unique_id = any ($1)`,
    values: [traders],
  });
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
};

const no = (message: string): Refused => refused({ code: 'not allowed', message });

const noAccount = no("This trader doesn't exist.");
const frozen = no("This trader's account is on hold.");
const closed = no("This trader's account is closed.");
const unverified = no("This trader's identity isn't verified.");
const stopped = no('Only withdrawals are open.');

/** When a quote is made as well as when it is settled: either may be revoked in between. */
export const standingObjection = (
  trader: string,
  standings: Standings,
  state: Record<'frozen' | 'closed', ReadonlySet<string>>,
): Refused | undefined => {
  const standing = standings.get(trader);
  if (!standing) return noAccount;
  if (standing.isWindingDown) return stopped;
  if (state.frozen.has(trader)) return frozen;
  if (state.closed.has(trader)) return closed;
  return standing.kycStatus === kycStatusNumbers.Approved ? undefined : unverified;
};
