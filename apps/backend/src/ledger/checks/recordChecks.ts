import type { Check, Within } from './counted';

/** The number in a reference; null if it is none. Compared as numbers, so that an index finds it. */
const numberIn = (text: string): string => `case when ${text} ~ '^-?[0-9]{1,18}$' then (${text})::bigint end`;

/** Each sort of movement on its own: joined by "or" they would be compared one by one with everything there is. */
const belongings: readonly (readonly [kinds: string, table: string, isIts: string])[] = [
  [`('reserve', 'cancel')`, 'trade_order', `id = ${numberIn(`substring(reference from '^o-(.*)$')`)}`],
  [`('trade')`, 'trade', `id = ${numberIn('reference')}`],
  [`('hold', 'release', 'settle')`, 'hold', 'id = reference'],
  [`('posting')`, 'posting', 'id = reference'],
];

const withoutCause = (within: Within): string =>
  belongings
    .map(
      ([kinds, table, isIts]) => `
        select format('transfer %s: %s of %s', id, kind, reference) as culprit from transfer
        where ${within('id')} and kind in ${kinds} and not exists (select from ${table} where ${table}.${isIts})`,
    )
    .join(' union all ');

const records = (within: Within): string => `
  select id, kind, reference from transfer where ${within('id')} and kind in ('posting', 'release', 'settle')`;

/** Postings and ended holds, summed up for each place that money went to or came from. */
const said = `
  select kind, reference, asset, place, sum(side.amount) as amount
  from (
    select record.kind, reference, legs from (select distinct kind, reference from record) record
      join posting on record.kind = 'posting' and posting.id = reference
    union all select record.kind, reference, legs from (select distinct kind, reference from record) record
      join hold on hold.id = reference and record.kind = case status when 'released' then 'release' else 'settle' end
    where legs is not null
  ) written
  cross join lateral jsonb_to_recordset(legs) as leg (asset text, amount numeric, "from" text, "to" text)
  cross join lateral (values ("from", -leg.amount), ("to", leg.amount)) side (place, amount)
  group by 1, 2, 3, 4`;

const moved = (within: Within): string => `
  select record.kind, reference, asset, sum(entry.amount) as amount,
    case when owner is null then 'house ' || account.kind when account.kind = 'available' then 'trader ' || owner
      when account.kind = 'owed' then 'owed by ' || owner else 'hold' end as place
  from record join entry on entry.transfer = record.id join account on account.id = entry.account
  where ${within('entry.transfer')} group by 1, 2, 3, 5`;

/** Old transfers of a simulation are folded into one sum. Their records still exist but aren't compared. */
export const recordChecks: readonly Check[] = [
  {
    holds: 'every movement belongs to an existing order, trade, hold or posting',
    of: ['transfers', 'postings'],
    along: 'transfers',
    culprits: withoutCause,
  },
  {
    holds: 'every trade and every posting moved money once',
    of: ['trades', 'postings'],
    culprits: `
      select format('%s %s: moved money %s times', kind, reference, count(*)) as culprit from transfer
      where kind in ('trade', 'posting') group by kind, reference having count(*) > 1`,
  },
  {
    holds: 'postings and ended holds moved what they record',
    of: ['postings', 'ended holds', 'transfers'],
    along: 'transfers',
    culprits: (within) => `
      with record as materialized (${records(within)})
      select format('%s %s: %s %s for %s, but %s moved', kind, reference, trim_scale(coalesce(said.amount, 0)), asset,
        place, trim_scale(coalesce(moved.amount, 0))) as culprit
      from (${said}) said full join (${moved(within)}) moved using (kind, reference, asset, place)
      where coalesce(said.amount, 0) <> coalesce(moved.amount, 0)`,
  },
];
