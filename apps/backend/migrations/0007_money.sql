-- Each leg is an object {asset, amount, from, to}: `trader u-1001`, `house custody`, or `hold` for what a hold kept.
-- A repeat is recognised by all of them, not by asset and amount alone.
alter table posting add column kind text not null default 'funds.post', add column legs jsonb, add column reason text,
  add column made_by text;

update posting set legs = jsonb_build_array(jsonb_build_object(
  'asset', asset, 'amount', trim_scale(amount)::text, 'from', giver, 'to', receiver));

alter table posting alter column kind drop default, alter column legs set not null,
  add check (jsonb_array_length(legs) > 0),
  drop column asset, drop column amount, drop column giver, drop column receiver;

-- What the end of a hold did with what it kept, and what else moved with it.
alter table hold add column legs jsonb;

update hold set legs = jsonb_build_array(jsonb_build_object(
  'asset', asset, 'amount', trim_scale(amount)::text, 'from', 'hold', 'to', 'trader ' || owner))
where status = 'released';

update hold set legs = settled.legs
from (
  select transfer.reference, jsonb_agg(jsonb_build_object(
    'asset', account.asset, 'amount', trim_scale(entry.amount)::text, 'from', 'hold', 'to', 'house ' || account.kind)
    order by account.kind) as legs
  from transfer join entry on entry.transfer = transfer.id join account on account.id = entry.account
  where transfer.kind = 'settle' and entry.amount > 0
  group by transfer.reference
) settled
where hold.status = 'settled' and hold.id = settled.reference;

alter table hold add check ((status = 'held') = (legs is null));

-- An account's history, newest first, and the entries of a stretch of transfers.
create index entry_account on entry (account, transfer);
create index entry_transfer on entry using brin (transfer);

-- What a group of commands leaves behind for whoever has to follow it up: mail, live, rewards.
create table committed_event (
  group_number bigint not null,
  position integer not null,
  kind text not null,
  payload jsonb not null,
  at timestamptz not null,
  primary key (group_number, position)
);

-- What came in from a chain, credited once.
create table deposit (
  id text primary key,
  owner text not null references trader (unique_id),
  asset text not null references currency (symbol),
  amount numeric(38, 18) not null check (amount > 0),
  group_number bigint not null,
  at timestamptz not null
);

create index deposit_owner on deposit (owner, at desc);

-- Since when an account is on hold: its trader may look and cancel, and nothing else.
alter table trader add column frozen_at timestamptz;
create index trader_frozen on trader (unique_id) where frozen_at is not null;

-- The switch of all trading changes what every pair says of itself.
create function tell_trading_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_change', 'pair');
  return null;
end
$$;

create trigger tell_trading_change after insert or update on switch
  for each row when (new.name = 'trading') execute function tell_trading_change();
