-- One row: who may write. Every group of commands is committed under the epoch of its process and leaves its number
-- here, so that a process that was replaced cannot commit, and a commit nobody heard the answer of can be asked after.
create table exchange (
  is_only boolean primary key default true check (is_only),
  epoch bigint not null,
  -- Whose epoch it is: a name that each process gives itself.
  writer text,
  last_group bigint not null,
  -- The greatest numbers given so far; never given again, whatever becomes of the rows.
  last_order bigint not null,
  last_trade bigint not null,
  last_transfer bigint not null
);

insert into exchange (epoch, last_group, last_order, last_trade, last_transfer) values (0, 0, 0, 0, 0);

create table account (
  id integer primary key,
  kind text not null check (kind in ('available', 'in orders', 'staked', 'pending withdrawal', 'fees', 'custody',
    'swap reserve', 'staking rewards', 'referral rewards', 'demo faucet')),
  -- Accounts of the house have none.
  owner text references trader (unique_id),
  asset text not null references currency (symbol),
  balance numeric(38, 18) not null default 0,
  check ((owner is not null) = (kind in ('available', 'in orders', 'staked', 'pending withdrawal'))),
  -- What nobody has cannot be spent: the last line of defence.
  check (owner is null or balance >= 0),
  unique nulls not distinct (owner, kind, asset)
) with (fillfactor = 50);

-- The tables below grow with every order and carry no foreign keys: `operator ledger check` proves what they would.
create table transfer (
  id bigint primary key,
  kind text not null,
  -- Which order, trade, hold or posting it belongs to.
  reference text not null,
  at timestamptz not null
);

create table entry (
  transfer bigint not null,
  account integer not null,
  amount numeric(38, 18) not null check (amount <> 0)
);

create table trade_order (
  id bigint primary key,
  pair integer not null,
  owner text not null,
  side text not null check (side in ('buy', 'sell')),
  price numeric(38, 18) not null check (price > 0),
  amount numeric(38, 18) not null check (amount > 0),
  filled numeric(38, 18) not null check (filled between 0 and amount),
  -- What was traded so far in the quote currency, and what was received after the fee.
  total numeric(38, 18) not null check (total >= 0),
  received numeric(38, 18) not null check (received >= 0),
  -- As agreed when the order was placed.
  fee_percent numeric(9, 6) not null,
  status text not null check (status in ('open', 'completed', 'cancelled')),
  client_order_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'completed') = (filled = amount))
) with (fillfactor = 85);

create unique index trade_order_client on trade_order (owner, client_order_id) where client_order_id is not null;
create index trade_order_open on trade_order (owner, id) where status = 'open';
create index trade_order_ended on trade_order (owner, updated_at desc, id desc) where status <> 'open';

create table trade (
  id bigint primary key,
  pair integer not null,
  price numeric(38, 18) not null check (price > 0),
  amount numeric(38, 18) not null check (amount > 0),
  taker_side text not null check (taker_side in ('buy', 'sell')),
  maker_order bigint not null,
  taker_order bigint not null,
  at timestamptz not null
);

create index trade_tape on trade (pair, id desc);

-- What a withdrawal or a stake keeps from being spent, until it is given back or settled.
create table hold (
  id text primary key,
  owner text not null references trader (unique_id),
  kind text not null check (kind in ('staked', 'pending withdrawal')),
  asset text not null references currency (symbol),
  amount numeric(38, 18) not null check (amount > 0),
  status text not null check (status in ('held', 'released', 'settled')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index hold_held on hold (owner) where status = 'held';

-- Movements that are neither of an order nor of a hold. The same id again is the same posting.
create table posting (
  id text primary key,
  asset text not null references currency (symbol),
  amount numeric(38, 18) not null check (amount > 0),
  -- `trader u-1001` or `house custody`.
  giver text not null,
  receiver text not null,
  at timestamptz not null
);

create table favourite_pair (
  unique_id text not null references trader (unique_id),
  pair integer not null references pair (id),
  created_at timestamptz not null,
  primary key (unique_id, pair)
);

-- Movements of money are never changed and never taken back; only a demonstration's may be folded into their sum.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('exchange.folds', true) = 'demonstration' then
    return null;
  end if;
  raise exception '% is only ever added to', tg_table_name;
end
$$;

create trigger only_added_to before update or delete or truncate on transfer
  for each statement execute function refuse_ledger_change();
create trigger only_added_to before update or delete or truncate on entry
  for each statement execute function refuse_ledger_change();
