import type { Check } from './counted';

const leg = (asset: string, amount: string, from: string, to: string): string =>
  `jsonb_build_object('asset', ${asset}, 'amount', trim_scale(${amount})::text, 'from', ${from}, 'to', ${to})`;

const [trader, desk] = [`'trader ' || owner`, `'house otc desk'`];

/** First what the trader paid. */
const traded = `case side
  when 'buy' then jsonb_build_array(${leg('quote', 'total', trader, desk)}, ${leg('base', 'amount', desk, trader)})
  else jsonb_build_array(${leg('base', 'amount', trader, desk)}, ${leg('quote', 'total', desk, trader)}) end`;

export const otcChecks: readonly Check[] = [
  {
    holds: 'every settled OTC quote moved both of its sides, and nothing else was moved for OTC trades',
    of: ['OTC trades'],
    culprits: `
      select format('quote %s: posting %s', coalesce(settled.id, 'missing'), coalesce(posted.id, 'missing')) as culprit
      from (select id, 'otc ' || id as posting_id, ${traded} as legs
        from otc_quote join terms using (pair) where status = 'settled') settled
      full join (select * from posting where kind = 'otc.settle') posted on posted.id = posting_id
      where (posted.legs = settled.legs) is not true`,
  },
];
