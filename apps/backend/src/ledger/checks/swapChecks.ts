import type { Check } from './counted';

const leg = (asset: string, amount: string, from: string, to: string): string =>
  `jsonb_build_object('asset', '${asset}', 'amount', trim_scale(${amount})::text, 'from', ${from}, 'to', ${to})`;

/** The expected end of a request's hold, by the request's status. */
const ended = `case status
  when 'Approved' then jsonb_build_array(${leg('XDCE', 'amount', `'hold'`, `'house swap reserve'`)},
    ${leg('XDC', 'xdc', `'house swap reserve'`, `'trader ' || owner`)})
  when 'Rejected' then jsonb_build_array(${leg('XDCE', 'amount', `'hold'`, `'trader ' || owner`)}) end`;

const holdStatus = `case status when 'Pending' then 'held' when 'Approved' then 'settled' else 'released' end`;

export const swapChecks: readonly Check[] = [
  {
    holds: 'every swap request holds, paid or gave back what it records, and nothing else is held for swaps',
    of: ['swap requests'],
    culprits: `
      select format('swap %s: hold %s', coalesce(swap.id, 'missing'), coalesce(kept.id, 'missing')) as culprit
      from (select 'swap ' || id as hold_id, id, owner, amount, ${holdStatus} as state, ${ended} as legs
        from ratio_swap) swap
      full join (select * from hold where kind = 'swap hold') kept on kept.id = hold_id
      where (kept.owner = swap.owner and kept.asset = 'XDCE' and kept.amount = swap.amount and kept.status = state
        and kept.legs is not distinct from swap.legs) is not true`,
  },
];
