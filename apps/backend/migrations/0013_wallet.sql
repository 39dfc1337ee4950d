-- Coins of ours that are nobody's yet: payments that could not be credited. And what a trader owes after a chain took
-- back a deposit that was spent: an account of the house in the trader's name, below zero until it is repaid.
alter table account
  drop constraint account_kind_check, drop constraint account_check, drop constraint account_check1,
  add constraint account_kind_check check (kind in ('available', 'in orders', 'staked', 'pending withdrawal', 'owed',
    'fees', 'custody', 'swap reserve', 'staking rewards', 'referral rewards', 'demo faucet', 'unclaimed deposits')),
  add constraint account_owner_check check (
    (owner is not null) = (kind in ('available', 'in orders', 'staked', 'pending withdrawal', 'owed'))),
  add constraint account_balance_check check (
    case when owner is null then true when kind = 'owed' then balance <= 0 else balance >= 0 end);

-- Whose an address is. XRP has one address for all, and a tag for each.
create table deposit_address (
  owner text not null references trader (unique_id),
  asset text not null references currency (symbol),
  address text not null,
  -- Empty where the coin has none, so that no two traders share an address.
  destination_tag text not null default '',
  created_at timestamptz not null,
  primary key (owner, asset),
  unique (asset, address, destination_tag)
);

-- Payments to addresses of ours, as their chains show them. What was credited of them stands in `deposit`.
create table incoming (
  id text primary key,
  -- Later ones have greater numbers.
  number bigint generated always as identity unique,
  asset text not null references currency (symbol),
  transaction_id text not null,
  address text not null,
  destination_tag text,
  sender text,
  amount numeric(38, 18) not null check (amount > 0),
  -- Nobody's where it could not be told for whom it is.
  owner text references trader (unique_id),
  status text not null check (status in ('waiting', 'credited', 'kept', 'returning', 'returned', 'gone', 'reversed')),
  kept_for text check (kept_for in ('minimum', 'tagMissing', 'tagUnknown', 'addressUnknown', 'closed', 'changed')),
  -- Up to those that it needs; it is followed for longer.
  confirmations smallint not null,
  -- The block it was last seen in; nothing while it waits for one.
  height bigint,
  -- How often it was credited: again after a chain took it back and showed it once more.
  credits smallint not null default 0,
  -- Where it is returned to, and the transaction that did it.
  return_to jsonb,
  return_transaction text,
  steps jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'kept' or kept_for is not null),
  check (status not in ('credited', 'reversed') or owner is not null)
);

create index incoming_owner on incoming (owner, number desc) where owner is not null;
create index incoming_owner_asset on incoming (owner, asset, number desc) where owner is not null;
create index incoming_unsettled on incoming (asset) where status in ('waiting', 'kept', 'returning');
create index incoming_unconfirmed on incoming (owner) where status = 'credited' and confirmations < 3;
create index incoming_height on incoming (asset, height) where status in ('credited', 'kept');

-- How far each chain was read.
create table custody_reading (
  asset text primary key references currency (symbol),
  height bigint not null
);

-- What operators credited before custody reported anything.
insert into incoming (id, asset, transaction_id, address, amount, owner, status, confirmations, credits, steps,
  created_at, updated_at)
select id, asset, id, '', amount, owner, 'credited', 3, 1,
  jsonb_build_array(jsonb_build_object('step', 'credited', 'at',
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), at, at
from deposit order by at, id;

create sequence withdrawal_number;

create table withdrawal (
  id text primary key,
  number bigint not null unique,
  owner text not null references trader (unique_id),
  -- The client's own, where it sent one.
  client_id text,
  asset text not null references currency (symbol),
  amount numeric(38, 18) not null check (amount > 0),
  fee numeric(38, 18) not null check (fee >= 0 and fee < amount),
  address text not null,
  destination_tag text,
  status text not null check (status in ('Pending', 'Process', 'Completed', 'Cancelled')),
  payment_type text not null check (payment_type in ('Auto', 'Manual')),
  -- In XDC, when it was requested: what counts towards the daily limit.
  worth numeric(38, 18) not null check (worth >= 0),
  -- Since when custody may have sent it. What may have been sent is not cancelled.
  released_at timestamptz,
  transaction_id text,
  confirmations smallint not null default 0,
  -- When what it waits for is expected to be over, and when to look again.
  waits_until timestamptz,
  steps jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index withdrawal_client on withdrawal (owner, client_id) where client_id is not null;
create index withdrawal_owner on withdrawal (owner, number desc);
create index withdrawal_owner_asset on withdrawal (owner, asset, number desc);
create index withdrawal_day on withdrawal (owner, created_at) where status <> 'Cancelled';
create index withdrawal_open on withdrawal (number) where status in ('Pending', 'Process');

-- Below it a withdrawal needs nobody's approval.
alter table currency add column auto_below numeric(38, 18) not null default 0 check (auto_below >= 0);
update currency set auto_below = min_withdrawal * 10;

-- For a day after it nothing is withdrawn.
alter table trader add column password_reset_at timestamptz;
