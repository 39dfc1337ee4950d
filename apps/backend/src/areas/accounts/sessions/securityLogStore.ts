import { counted, showCoins } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import { plainDecimal } from '#db/plainDecimal';
import type { Queries } from '#db/client';

/** The source of an entry: the audit log, attempts from unknown devices, a withdrawal's request or cancellation, or a change to a stake. */
const sources = ['e', 'a', 'w', 'c', 's', 'r', 'n'] as const;

type Source = (typeof sources)[number];

/** An entry's position in the log: by time, then by an id that is unique within that time. */
export interface LogPlace {
  at: Date;
  source: Source;
  number: number;
}

export interface LogEntry extends LogPlace {
  kind: string;
  address: string | null;
  device: string | null;
  /** An amount and its coin, or how many attempts. */
  detail: string | null;
}

interface Row extends Record<string, unknown> {
  ms: string;
  source: Source;
  number: string;
  kind: string;
  address: string | null;
  device: string | null;
  amount: string | null;
  asset: string | null;
}

const isSource = (text: string): text is Source => sources.some((source) => source === text);

export const entryId = ({ source, number }: LogPlace): string => `${source}-${String(number)}`;

/** As text, for callers to request the entries before it. */
export const writePlace = (place: LogPlace): string => `${place.at.toISOString()}-${entryId(place)}`;

export const readPlace = (text: string): LogPlace | undefined => {
  const [, moment = '', source = '', number = ''] = /^(\d{4}-[-T:.\d]{18}Z)-([a-z])-(\d{1,15})$/.exec(text) ?? [];
  const at = new Date(moment);
  return isSource(source) && !Number.isNaN(at.getTime()) ? { at, source, number: Number(number) } : undefined;
};

const detailOf = ({ source, amount, asset }: Row): string | null => {
  if (amount === null) return null;
  return source === 'a' ? counted(Number(amount), 'attempt') : showCoins(plainDecimal(amount), asset ?? '');
};

const toEntry = (row: Row): LogEntry => {
  const { ms, number, source, kind, address, device } = row;
  return { at: new Date(Number(ms)), number: Number(number), source, kind, address, device, detail: detailOf(row) };
};

const latest = { moment: 'infinity', source: '~', number: 0 };

/** An account's history from the audit log, the withdrawals and the stakes, newest first. */
export const readSecurityLog = async (
  queries: Queries,
  uniqueId: string,
  { before, most }: { before: LogPlace | undefined; most: number },
): Promise<LogEntry[]> => {
  const { moment, source, number } = before ? { ...before, moment: before.at.toISOString() } : latest;
  const at = sql`${moment}::timestamptz`;
  const place = sql`(${at}, ${source}::text, ${number}::bigint)`;
  // Each source is limited first, so a long history costs no more than a short one.
  const { rows } = await queries.execute<Row>(sql`
    select (extract(epoch from at) * 1000)::bigint as ms, source, number, kind, address, device, amount, asset from (
      (select at, 'e' as source, id as number, kind, address, device, null::numeric as amount, null as asset
       from security_event
       where unique_id = ${uniqueId} and at <= ${at} and (at, 'e'::text, id) < ${place}
       order by at desc, id desc limit ${most})
      union all
      (select first_at, 'a', id, 'attempts elsewhere', network, null, count, null from sign_in_attempt
       where unique_id = ${uniqueId} and first_at <= ${at} and (first_at, 'a'::text, id) < ${place}
       order by first_at desc, id desc limit ${most})
      union all
      (select created_at, 'w', number, 'withdrawal requested', null, null, amount, asset from withdrawal
       where owner = ${uniqueId} and created_at <= ${at} and (created_at, 'w'::text, number) < ${place}
       order by created_at desc, number desc limit ${most})
      union all
      (select * from (
         select (select (step ->> 'at')::timestamptz from jsonb_array_elements(steps) as step
                 where step ->> 'step' = 'cancelled' limit 1) as ended_at,
           'c' as source, number, 'withdrawal cancelled', null, null, amount, asset from withdrawal
         where owner = ${uniqueId} and status = 'Cancelled') as cancelled
       where (ended_at, source, number) < ${place}
       order by ended_at desc, number desc limit ${most})
      union all
      (select done_at, source, number, done, null, null, amount, 'XDC' from stake
       cross join lateral (values (created_at, 's', 'stake begun'), (revoked_at, 'r', 'stake revoked'),
         (renewal_disabled_at, 'n', 'auto-renewal disabled')) as happened (done_at, source, done)
       where owner = ${uniqueId} and (done_at, source, number) < ${place}
       order by done_at desc, source desc, number desc limit ${most})
    ) as entry
    order by at desc, source desc, number desc limit ${most}`);
  return rows.map(toEntry);
};
