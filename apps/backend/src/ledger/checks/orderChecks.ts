import type { Check } from './counted';

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

export const orderChecks: readonly Check[] = [
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
  {
    holds: 'both orders of every trade exist and match it',
    of: ['trades', 'orders'],
    along: 'trades',
    culprits: (within) => `
      select format('trade %s of orders o-%s and o-%s', trade.id, maker_order, taker_order) as culprit
      from trade left join trade_order maker on maker.id = maker_order
        left join trade_order taker on taker.id = taker_order
      where ${within('trade.id')} and (
        maker.pair = trade.pair and taker.pair = trade.pair and maker.side <> taker_side
        and taker.side = taker_side and maker.price = trade.price and maker.owner <> taker.owner
        and case taker_side when 'buy' then taker.price >= trade.price else taker.price <= trade.price end
      ) is not true`,
  },
  {
    holds: 'the trades of every order add up to what it filled, paid and received',
    of: ['orders', 'trades'],
    along: 'orders',
    culprits: (within) => `
      select format('order o-%s: filled %s for %s, trades %s for %s, received %s', id, trim_scale(filled),
        trim_scale(total), trim_scale(coalesce(lots, 0)), trim_scale(coalesce(worth, 0)), trim_scale(received)) as culprit
      from trade_order left join (
        select number, sum(amount) as lots, sum(amount * price) as worth
        from (select maker_order as number, amount, price from trade where ${within('maker_order')}
          union all select taker_order, amount, price from trade where ${within('taker_order')}) part group by number
      ) traded on number = id
      where ${within('id')} and (filled <> coalesce(lots, 0) or total <> coalesce(worth, 0)
        or received <> trunc(case side when 'buy' then filled else total end * (100 - fee_percent) * 0.01, 18))`,
  },
  {
    holds: 'every order has a trader and a pair, and numbers run from one to the last one given out',
    of: ['orders', 'trades', 'transfers'],
    along: 'orders',
    culprits: (within) => `
      select format('order o-%s of %s, pair %s', trade_order.id, trade_order.owner, trade_order.pair) as culprit from trade_order
        left join trader on unique_id = trade_order.owner left join terms on terms.pair = trade_order.pair
      where ${within('trade_order.id')} and (trade_order.id < 1 or trade_order.id > (select last_order from exchange)
        or unique_id is null or terms.pair is null)
      union all select format('trade %s', id) from trade
      where ${within('id')} and (id < 1 or id > (select last_trade from exchange))
      union all select format('transfer %s', id) from transfer
      where ${within('id')} and (id < 1 or id > (select last_transfer from exchange))`,
  },
];
