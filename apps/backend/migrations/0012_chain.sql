-- The outside world of a demo: one simulated chain for each coin. The exchange learns of it through its custody alone,
-- so nothing else refers to these tables, and they refer to nothing else.
create table chain (
  asset text primary key,
  height integer not null default 0 check (height >= 0),
  -- How many blocks and transactions there ever were, those that were undone included.
  mined integer not null default 0,
  transactions integer not null default 0
);

-- Coins of a simulated chain come from nowhere.
create function refuse_simulated_chain() returns trigger language plpgsql as $$
begin
  if not exists (select from database_kind where kind = 'demo') then
    raise exception 'a database that is not a demo has no simulated chain';
  end if;
  return new;
end
$$;

create trigger demo_only before insert on chain for each row execute function refuse_simulated_chain();

-- The newest blocks of each chain.
create table chain_block (
  asset text not null references chain,
  height integer not null check (height > 0),
  hash text not null,
  mined_at timestamptz not null,
  primary key (asset, height)
);

-- The addresses that belong to the exchange; an address of a coin with destination tags belongs to many.
create table chain_address (
  asset text not null references chain,
  -- Whose it is: a trader, or the house's hot wallet.
  label text not null,
  address text not null,
  destination_tag bigint,
  primary key (asset, label)
);

create unique index chain_address_place on chain_address (asset, address, (coalesce(destination_tag, -1)));

-- Everything the exchange was ever asked to send, and why where it was refused. The answer to an id stands.
create table chain_order (
  id text primary key,
  asset text not null references chain,
  refused text
);

-- A payment: one output of one transaction.
create table chain_transfer (
  number bigint generated always as identity primary key,
  asset text not null references chain,
  transaction_id text not null,
  output integer not null,
  from_address text not null,
  to_address text not null,
  destination_tag bigint,
  amount numeric(38, 18) not null check (amount > 0),
  -- The block it is in; nothing while it waits for one.
  height integer check (height > 0),
  at timestamptz not null,
  -- Of what the exchange sent, with what the chain took for it.
  order_id text unique references chain_order,
  fee_asset text,
  network_fee numeric(38, 18) check (network_fee >= 0),
  unique (asset, transaction_id, output),
  check (num_nulls(order_id, fee_asset, network_fee) in (0, 3))
);

create index chain_transfer_height on chain_transfer (asset, height);
