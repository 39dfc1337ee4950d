import type { Check } from './counted';
import { referralChecks } from './referralChecks';
import { swapChecks } from './swapChecks';
import { stakingChecks } from './stakingChecks';
import { walletChecks } from './walletChecks';

const inOrders = `
  select order_.owner, case side when 'buy' then quote else base end as asset,
    sum(case side when 'buy' then price * (amount - filled) else amount - filled end) as kept
  from trade_order order_ join terms on terms.pair = order_.pair
  where status = 'open' group by 1, 2`;

/** Balances of a kind beside the holds or orders they belong to, per trader and asset. */
const keptApart = (kind: string, kept: string): string => `
  select format('%s has %s %s ${kind}, but %s is reserved', owner, trim_scale(coalesce(balance, 0)), asset,
    trim_scale(coalesce(kept, 0))) as culprit
  from (select owner, asset, balance from account where kind = '${kind}') purse
  full join (${kept}) keeping using (owner, asset)
  where coalesce(balance, 0) <> coalesce(kept, 0)`;

const inHolds = (kind: string): string =>
  `select owner, asset, sum(amount) as kept from hold where status = 'held' and kind = '${kind}' group by 1, 2`;

const sums: Check[] = [
  {
    holds: 'every transfer sums to zero in each asset',
    of: ['transfers', 'entries'],
    culprits: `
      select format('transfer %s: %s %s', transfer, trim_scale(sum(amount)), asset) as culprit
      from entry join account on account.id = entry.account
      group by transfer, asset having sum(amount) <> 0`,
  },
  {
    holds: 'every entry has a transfer and an account, and every transfer has entries',
    of: ['transfers', 'entries'],
    culprits: `
      select format('entry of %s: no transfer %s', trim_scale(amount), transfer) as culprit from entry
      where not exists (select from transfer where transfer.id = entry.transfer)
      union all select format('entry of %s: no account %s', trim_scale(amount), account) from entry
      where not exists (select from account where account.id = entry.account)
      union all select format('transfer %s: nothing moved', id) from transfer
      where not exists (select from entry where entry.transfer = transfer.id)`,
  },
  {
    holds: 'every balance is the sum of its entries',
    of: ['accounts', 'entries'],
    culprits: `
      select format('account %s (%s, %s %s): balance %s, entries %s', id, coalesce(owner, 'house'), asset, kind,
        trim_scale(balance), trim_scale(coalesce(total, 0))) as culprit
      from account left join (select account, sum(amount) as total from entry group by account) entries
        on entries.account = account.id
      where balance <> coalesce(total, 0)`,
  },
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

const keeping: Check[] = [
  {
    holds: 'money in orders is what open orders reserve',
    of: ['open orders'],
    culprits: keptApart('in orders', inOrders),
  },
  {
    holds: 'money staked, in withdrawals or in swaps is what open holds reserve',
    of: ['open holds'],
    culprits: `${keptApart('staked', inHolds('staked'))} union all
      ${keptApart('pending withdrawal', inHolds('pending withdrawal'))} union all
      ${keptApart('swap hold', inHolds('swap hold'))}`,
  },
];

const trading: Check[] = [
  {
    holds: 'both orders of every trade exist and match it',
    of: ['trades', 'orders'],
    culprits: `
      select format('trade %s of orders o-%s and o-%s', trade.id, maker_order, taker_order) as culprit
      from trade left join trade_order maker on maker.id = maker_order
        left join trade_order taker on taker.id = taker_order
      where (maker.pair = trade.pair and taker.pair = trade.pair and maker.side <> taker_side
        and taker.side = taker_side and maker.price = trade.price and maker.owner <> taker.owner
        and case taker_side when 'buy' then taker.price >= trade.price else taker.price <= trade.price end
      ) is not true`,
  },
  {
    holds: 'the trades of every order add up to what it filled, paid and received',
    of: ['orders', 'trades'],
    culprits: `
      select format('order o-%s: filled %s for %s, trades %s for %s, received %s', id, trim_scale(filled),
        trim_scale(total), trim_scale(coalesce(lots, 0)), trim_scale(coalesce(worth, 0)), trim_scale(received)) as culprit
      from trade_order left join (
        select number, sum(amount) as lots, sum(amount * price) as worth
        from trade cross join lateral (values (maker_order), (taker_order)) orders (number) group by number
      ) traded on number = id
      where filled <> coalesce(lots, 0) or total <> coalesce(worth, 0)
        or received <> trunc(case side when 'buy' then filled else total end * (100 - fee_percent) * 0.01, 18)`,
  },
  {
    holds: 'every movement belongs to an existing order, trade, hold or posting; trades and postings move money once',
    of: ['transfers', 'postings'],
    culprits: `
      select format('transfer %s: %s of %s', id, kind, reference) as culprit from transfer
      where kind in ('reserve', 'cancel') and not exists (select from trade_order where 'o-' || id = reference)
        or kind = 'trade' and not exists (select from trade where id::text = reference)
        or kind in ('hold', 'release', 'settle') and not exists (select from hold where id = reference)
        or kind = 'posting' and not exists (select from posting where id = reference)
      union all select format('%s %s: moved money %s times', kind, reference, count(*)) from transfer
      where kind in ('trade', 'posting') group by kind, reference having count(*) > 1`,
  },
  {
    holds: 'every order has a trader and a pair, and numbers run from one to the last one given out',
    of: ['orders', 'trades', 'transfers'],
    culprits: `
      select format('order o-%s of %s, pair %s', id, owner, pair) as culprit from trade_order
      where id not between 1 and (select last_order from exchange)
        or not exists (select from trader where unique_id = owner)
        or not exists (select from terms where terms.pair = trade_order.pair)
      union all select format('trade %s', id) from trade where id not between 1 and (select last_trade from exchange)
      union all select format('transfer %s', id) from transfer
      where id not between 1 and (select last_transfer from exchange)`,
  },
];

/** Postings and ended holds, summed up for each place that money went to or came from. */
const said = `
  select kind, reference, asset, place, sum(side.amount) as amount
  from (
    select 'posting' as kind, id as reference, legs from posting
    union all select case status when 'released' then 'release' else 'settle' end, id, legs from hold
    where legs is not null
  ) record
  cross join lateral jsonb_to_recordset(legs) as leg (asset text, amount numeric, "from" text, "to" text)
  cross join lateral (values ("from", -leg.amount), ("to", leg.amount)) side (place, amount)
  where exists (select from transfer where transfer.kind = record.kind and transfer.reference = record.reference)
  group by 1, 2, 3, 4`;

const moved = `
  select transfer.kind, reference, asset, sum(entry.amount) as amount,
    case when owner is null then 'house ' || account.kind when account.kind = 'available' then 'trader ' || owner
      when account.kind = 'owed' then 'owed by ' || owner else 'hold' end as place
  from transfer join entry on entry.transfer = transfer.id join account on account.id = entry.account
  where transfer.kind in ('posting', 'release', 'settle') group by 1, 2, 3, 5`;

/** Old transfers of a simulation are folded into one sum. Their records still exist but aren't compared. */
const records: Check[] = [
  {
    holds: 'postings and ended holds moved what they record',
    of: ['postings', 'ended holds', 'transfers'],
    culprits: `
      select format('%s %s: %s %s for %s, but %s moved', kind, reference, trim_scale(coalesce(said.amount, 0)), asset,
        place, trim_scale(coalesce(moved.amount, 0))) as culprit
      from (${said}) said full join (${moved}) moved using (kind, reference, asset, place)
      where coalesce(said.amount, 0) <> coalesce(moved.amount, 0)`,
  },
];

export const checks: readonly Check[] = [
  ...sums,
  ...keeping,
  ...trading,
  ...records,
  ...walletChecks,
  ...referralChecks,
  ...swapChecks,
  ...stakingChecks,
];
