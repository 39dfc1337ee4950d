-- Requests to swap bought XDCE into XDC, which people decide. Until then the XDCE is held in an account of its own.
alter table account
  drop constraint account_kind_check, drop constraint account_owner_check,
  add constraint account_kind_check check (kind in ('available', 'in orders', 'staked', 'pending withdrawal', 'swap hold',
    'owed', 'fees', 'custody', 'swap reserve', 'staking rewards', 'referral rewards', 'demo faucet',
    'unclaimed deposits')),
  add constraint account_owner_check check (
    (owner is not null) = (kind in ('available', 'in orders', 'staked', 'pending withdrawal', 'swap hold', 'owed')));

alter table hold
  drop constraint hold_kind_check,
  add constraint hold_kind_check check (kind in ('staked', 'pending withdrawal', 'swap hold'));

-- Whose a purchase is: of whoever used its transaction first, for good.
create table swap_purchase (
  tx_hash text primary key check (tx_hash ~ '^0x[0-9a-f]{64}$'),
  owner text not null references trader (unique_id),
  unique (tx_hash, owner)
);

create sequence ratio_swap_number;

create table ratio_swap (
  id text primary key,
  number bigint not null unique,
  owner text not null references trader (unique_id),
  -- The client's own, where it sent one.
  client_id text,
  tx_hash text not null,
  bought_at timestamptz not null,
  amount numeric(38, 18) not null check (amount > 0),
  amount_usd numeric(38, 18) not null check (amount_usd > 0),
  -- What it gives; paid with the approval.
  xdc numeric(38, 18) not null check (xdc > 0 and xdc <= amount),
  status text not null check (status in ('Pending', 'Approved', 'Rejected')),
  decided_by text,
  -- For the trader where it was rejected, for the record where it was approved.
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (tx_hash, owner) references swap_purchase (tx_hash, owner),
  check ((status = 'Pending') = (decided_by is null) and (status = 'Pending') = (reason is null))
);

-- A purchase is swapped once; after a rejection its trader may try again.
create unique index ratio_swap_purchase on ratio_swap (tx_hash) where status <> 'Rejected';
create unique index ratio_swap_client on ratio_swap (owner, client_id) where client_id is not null;
create index ratio_swap_owner on ratio_swap (owner, number desc);
create index ratio_swap_pending on ratio_swap (number) where status = 'Pending';
