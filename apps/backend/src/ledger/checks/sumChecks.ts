import type { Check, SumCheck } from './counted';

const wrongBalance = (entries: string, total: string, where = 'true'): string => `
  select format('account %s (%s, %s %s): balance %s, entries %s', id, coalesce(owner, 'house'), asset, kind,
    trim_scale(balance), trim_scale(${total})) as culprit
  from account ${entries}
  where ${where} and balance <> ${total}`;

/** Entries are added up first. Those of the meantime are read together with the balance that they changed. */
const balanceIsSum: SumCheck = {
  holds: 'every balance is the sum of its entries',
  of: ['accounts', 'entries'],
  culprits: wrongBalance(
    `left join (select account, sum(amount) as total from entry group by account) entries on entries.account = account.id`,
    'coalesce(total, 0)',
  ),
  sum: {
    along: 'transfers',
    totals: (within) =>
      `select account::text as key, sum(amount)::text as total from entry where ${within('transfer')} group by account`,
  },
  then: {
    along: 'accounts',
    culprits: (within, last) =>
      `with entries as materialized (
         select account, sum(amount) as later from entry where transfer > ${last} group by account)
       ${wrongBalance(
         `left join told on key = account.id left join entries on entries.account = account.id`,
         'coalesce(total, 0) + coalesce(later, 0)',
         within('account.id'),
       )}`,
  },
};

export const sumChecks: readonly Check[] = [
  {
    holds: 'every transfer sums to zero in each asset',
    of: ['transfers', 'entries'],
    along: 'transfers',
    culprits: (within) => `
      select format('transfer %s: %s %s', transfer, trim_scale(sum(amount)), asset) as culprit
      from entry join account on account.id = entry.account where ${within('transfer')}
      group by transfer, asset having sum(amount) <> 0`,
  },
  {
    holds: 'every entry has a transfer and an account, and every transfer has entries',
    of: ['transfers', 'entries'],
    along: 'transfers',
    culprits: (within) => `
      select format('entry of %s: no transfer %s', trim_scale(amount), transfer) as culprit from entry
      where ${within('transfer')}
        and not exists (select from transfer where ${within('transfer.id')} and transfer.id = entry.transfer)
      union all select format('entry of %s: no account %s', trim_scale(amount), account) from entry
      where ${within('transfer')} and not exists (select from account where account.id = entry.account)
      union all select format('transfer %s: nothing moved', id) from transfer
      where ${within('id')}
        and not exists (select from entry where ${within('entry.transfer')} and entry.transfer = transfer.id)`,
  },
  balanceIsSum,
  {
    holds: 'no trader has a negative balance',
    of: ['accounts'],
    culprits: `
      select format('account %s (%s, %s %s): %s', id, owner, asset, kind, trim_scale(balance)) as culprit
      from account where owner is not null and kind <> 'owed' and balance < 0`,
  },
  {
    holds: 'all accounts together sum to zero in each asset',
    of: ['assets', 'accounts'],
    culprits: `
      select format('%s: %s', asset, trim_scale(sum(balance))) as culprit
      from account group by asset having sum(balance) <> 0`,
  },
];
