import type { Check } from './counted';

/** The movement of each reward: a posting, or part of the hold's end if the stake returned with it. */
const moved = `
  select id, legs -> 0 as leg, jsonb_array_length(legs) as legs from posting where id like 'stake s-% reward %'
  union all select format('stake %s reward %s', stake.id, rewards_paid), legs -> 1, jsonb_array_length(legs) - 1
  from hold join stake on hold.id = 'stake ' || stake.id
  where hold.status = 'released' and jsonb_array_length(legs) > 1`;

export const stakingChecks: readonly Check[] = [
  {
    holds: 'open stakes reserve their amount, and no others do',
    of: ['open stakes'],
    culprits: `
      select format('%s: %s, hold %s', coalesce('stake ' || stake.id, hold.id), coalesce(stake.status, 'has ended'),
        coalesce(hold.status, 'missing')) as culprit
      from (select * from stake where next_due is not null) stake
      full join (select * from hold where status = 'held' and id like 'stake s-%') hold
        on hold.id = 'stake ' || stake.id
      where (hold.amount = stake.amount and hold.asset = 'XDC' and hold.owner = stake.owner and hold.kind = 'staked')
        is not true`,
  },
  {
    holds: 'ended stakes gave back what they reserved, once',
    of: ['ended stakes'],
    culprits: `
      select format('stake %s: %s, hold %s', stake.id, stake.status, coalesce(hold.status, 'missing')) as culprit
      from stake left join hold on hold.id = 'stake ' || stake.id
      where next_due is null and (hold.status = 'released' and hold.amount = stake.amount) is not true`,
  },
  {
    holds: 'every staking reward moved its amount to its trader, once, and every such movement belongs to a reward',
    of: ['staking rewards'],
    culprits: `
      select coalesce(moved.id, format('stake %s reward %s', stake, number)) || ': ' ||
        coalesce('paid ' || trim_scale(amount)::text, 'no such reward') || ', moved ' ||
        coalesce(leg ->> 'amount', 'nothing') as culprit
      from stake_reward full join (${moved}) moved on moved.id = format('stake %s reward %s', stake, number)
      where (legs = 1 and leg = jsonb_build_object('asset', 'XDC', 'amount', trim_scale(amount)::text,
        'from', 'house staking rewards', 'to', 'trader ' || owner)) is not true`,
  },
  {
    holds: 'every staking reward is its stake times rate and days, rounded down',
    of: ['staking rewards'],
    culprits: `
      select format('stake %s reward %s: %s for %s days at %s %%', stake, reward.number, trim_scale(reward.amount), days,
        trim_scale(reward.yearly_rate)) as culprit
      from stake_reward reward join stake on stake.id = reward.stake
      where reward.amount <> div(stake.amount * reward.yearly_rate * days * 1e18, 36500) * 1e-18`,
  },
  {
    holds: 'every stake has exactly the rewards it records as paid',
    of: ['open stakes', 'ended stakes', 'staking rewards'],
    culprits: `
      select format('stake %s: %s rewards of %s, said %s of %s', stake.id, coalesce(count, 0),
        trim_scale(coalesce(received, 0)), rewards_paid, trim_scale(rewards_received)) as culprit
      from stake full join (
        select stake, count(*), max(number) as last, sum(amount) as received from stake_reward group by stake
      ) paid on paid.stake = stake.id
      where (rewards_paid = coalesce(count, 0) and rewards_paid = coalesce(last, 0)
        and rewards_received = coalesce(received, 0)) is not true`,
  },
];
