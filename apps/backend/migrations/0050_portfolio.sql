-- Every reference price of a pair, by the minute from which it held: what a deposit was worth when it arrived.
create table reference_price_past (
  pair integer not null,
  minute bigint not null,
  price numeric(38, 18) not null check (price > 0),
  primary key (pair, minute)
);

-- What traders' coins cost, worked out from the ledger when they ask: up to which transfer, and each coin at the end of
-- each day on which it moved, with all that came and went until then. All of it can be worked out again.
create table portfolio (
  owner text primary key references trader (unique_id) on delete cascade,
  through bigint not null
);

create table portfolio_day (
  owner text not null references trader (unique_id) on delete cascade,
  asset text not null,
  day date not null,
  position jsonb not null,
  primary key (owner, asset, day)
);
