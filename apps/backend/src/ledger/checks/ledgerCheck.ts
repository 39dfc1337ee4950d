import type { Pool } from 'pg';
import { checks } from './checks';
import { counted, type Check, type Counted } from './counted';
import { createReading, findIn, type Found, type Reading } from './finding';

interface CheckReport extends Found {
  holds: string;
  looked: string[];
}

interface AssetTotal {
  asset: string;
  traders: string;
  house: string;
  together: string;
}

export interface LedgerReport {
  checks: CheckReport[];
  totals: AssetTotal[];
  isSound: boolean;
}

export interface CheckProgress {
  /** What is being checked. */
  holds: string;
  /** How far the whole check is, from 0 to 1. */
  share: number;
}

export interface CheckOptions {
  onProgress?: ((progress: CheckProgress) => void) | undefined;
  /** Ends the check early. */
  stopping?: AbortSignal | undefined;
  /** How many numbers are read at a time: what the database reads within a second, without much memory. */
  stretch?: number;
}

type Counts = ReadonlyMap<Counted, number>;

const countAll = async ({ read }: Reading): Promise<Counts> => {
  const counts = new Map<Counted, number>();
  for (const name of Object.keys(counted) as Counted[]) {
    const [row] = await read<{ count: string }>(counted[name]);
    counts.set(name, Number(row?.count ?? 0));
  }
  return counts;
};

const totalsOf = ({ read }: Reading): Promise<AssetTotal[]> =>
  read<AssetTotal>(
    `select asset, trim_scale(coalesce(sum(balance) filter (where owner is not null and kind <> 'owed'), 0))::text as traders,
       trim_scale(coalesce(sum(balance) filter (where owner is null or kind = 'owed'), 0))::text as house,
       trim_scale(sum(balance))::text as together
     from account group by asset order by asset`,
  );

const reportOn = ({ holds, of }: Check, counts: Counts, found: Found): CheckReport => ({
  holds,
  looked: of.map((name) => `${(counts.get(name) ?? 0).toLocaleString('en')} ${name}`),
  ...found,
});

/**
 * Reads the ledger piece by piece, each of one moment and none for long, so that it can run while the exchange trades.
 * Memory and time grow with the ledger and not faster.
 */
export const checkLedger = async (pool: Pool, options: CheckOptions = {}): Promise<LedgerReport> => {
  const { onProgress, stopping, stretch: length = 200_000 } = options;
  const reading = createReading(pool);
  const counts = await countAll(reading);
  const reports: CheckReport[] = [];
  for (const [index, check] of checks.entries()) {
    const onStep = (share: number): void => {
      stopping?.throwIfAborted();
      onProgress?.({ holds: check.holds, share: (index + share) / checks.length });
    };
    onStep(0);
    reports.push(reportOn(check, counts, await findIn({ reading, length, onStep }, check)));
    onStep(1);
  }
  return { checks: reports, totals: await totalsOf(reading), isSound: reports.every(({ found }) => found === 0) };
};
