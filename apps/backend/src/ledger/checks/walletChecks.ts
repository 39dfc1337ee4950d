import { followedBlocks } from '@exchange/domain';
import type { Check } from './counted';

/** The amount that each deposit's posting credited, and where it came from. */
const credited = `
  select posting.id, leg.asset, sum(leg.amount) as amount,
    bool_and(leg."from" in ('house custody', 'house unclaimed deposits')) as is_from_us,
    bool_and(leg."to" in ('trader ' || deposit.owner, 'owed by ' || deposit.owner)) as is_to_owner
  from deposit join posting on posting.id = 'deposit ' || deposit.id and posting.kind = 'deposit.credit'
  cross join lateral jsonb_to_recordset(posting.legs) as leg (asset text, amount numeric, "from" text, "to" text)
  group by 1, 2`;

/** Whether the next reading of the chain still covers it. */
const isFollowed = (height: string, asset: string): string =>
  `${height} >= coalesce((select height from custody_reading where asset = ${asset}), 0) - ${followedBlocks}`;

const returnOrder = `coalesce(return_to ->> 'order', 'return ' || incoming.id)`;

/** Differences between chains and books that the next reading will settle. */
const underWay = `
  select asset, -(amount - fee) as amount from withdrawal
  where status = 'Process' and exists (select from chain_transfer where order_id = withdrawal.id)
  union all select sent.fee_asset, -sent.network_fee from chain_transfer sent
  where order_id in (select id from withdrawal where status = 'Process'
    union all select ${returnOrder} from incoming where status = 'returning')
  union all select incoming.asset, -incoming.amount from incoming
  where status = 'returning' and exists (select from chain_transfer where order_id = ${returnOrder})
  union all select paid.asset, paid.amount from chain_transfer paid
  where ${isFollowed('paid.height', 'paid.asset')}
    and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
    and not exists (select from incoming where id = paid.transaction_id || ':' || paid.output
      and status in ('credited', 'kept', 'returning', 'returned'))
  union all select incoming.asset, -incoming.amount from incoming
  left join chain_transfer paid on paid.transaction_id || ':' || paid.output = incoming.id
  where status in ('credited', 'kept', 'returning', 'returned') and incoming.address <> '' and paid.height is null
    and (paid.number is not null
      or status <> 'returned' and (incoming.height is null or ${isFollowed('incoming.height', 'incoming.asset')}))`;

const onChain = `
  select asset, amount from chain_transfer paid
  where height is not null
    and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
  union all select asset, -amount from chain_transfer where order_id is not null
  union all select fee_asset, -network_fee from chain_transfer where order_id is not null`;

/** Custody's holdings by the books, without the initial coins of a demo's chains. */
const byTheBooks = `
  select asset, -balance as amount from account where kind = 'custody'
  union all select leg.asset, -leg.amount from posting
  cross join lateral jsonb_to_recordset(legs) as leg (asset text, amount numeric)
  where posting.id like 'genesis %'`;

const perAsset = (movements: string): string =>
  `select asset, sum(amount) as amount from (${movements}) movement group by asset`;

export const walletChecks: readonly Check[] = [
  {
    holds: 'every deposit was credited to its trader, and every such credit belongs to a deposit',
    of: ['deposits', 'postings'],
    culprits: `
      select format('deposit %s: %s %s for %s', deposit.id, trim_scale(deposit.amount), deposit.asset, owner) as culprit
      from deposit left join (${credited}) credited on credited.id = 'deposit ' || deposit.id
      where (credited.asset = deposit.asset and credited.amount = deposit.amount and is_from_us and is_to_owner)
        is not true
      union all select format('posting %s: no such deposit', id) from posting
      where kind = 'deposit.credit' and not exists (select from deposit where 'deposit ' || deposit.id = posting.id)`,
  },
  {
    holds: 'unclaimed coins are the held deposits',
    of: ['held deposits'],
    culprits: `
      select format('%s: %s held, but %s unclaimed', asset, trim_scale(coalesce(kept, 0)),
        trim_scale(coalesce(balance, 0))) as culprit
      from (select asset, sum(amount) as kept from incoming where status in ('kept', 'returning') group by asset) kept
      full join (select asset, balance from account where kind = 'unclaimed deposits') unclaimed using (asset)
      where coalesce(kept, 0) <> coalesce(balance, 0)`,
  },
  {
    holds: 'open withdrawals reserve their amount, and no others do',
    of: ['open withdrawals'],
    culprits: `
      select format('withdrawal %s: %s, hold %s', coalesce(withdrawal.id, hold.id), withdrawal.status,
        coalesce(hold.status, 'missing')) as culprit
      from (select * from withdrawal where status in ('Pending', 'Process')) withdrawal
      full join (select * from hold where status = 'held' and id like 'withdrawal w-%') hold
        on hold.id = 'withdrawal ' || withdrawal.id
      where (hold.amount = withdrawal.amount and hold.asset = withdrawal.asset and hold.owner = withdrawal.owner)
        is not true`,
  },
  {
    holds: 'custody holds what the books say it does, in each asset whose chain is simulated',
    of: ['simulated chains'],
    culprits: `
      select format('%s: custody holds %s, and %s by the books', asset, trim_scale(coalesce(held.amount, 0)),
        trim_scale(coalesce(books.amount, 0) + coalesce(way.amount, 0))) as culprit
      from chain left join (${perAsset(onChain)}) held using (asset)
        left join (${perAsset(byTheBooks)}) books using (asset)
        left join (${perAsset(underWay)}) way using (asset)
      where coalesce(held.amount, 0) <> coalesce(books.amount, 0) + coalesce(way.amount, 0)`,
  },
];
