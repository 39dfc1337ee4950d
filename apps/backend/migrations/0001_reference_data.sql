create table currency (
  symbol text primary key,
  position integer not null,
  asset_type text not null,
  is_deposit_open boolean not null,
  is_withdrawal_open boolean not null,
  withdrawal_fee numeric(38, 18) not null check (withdrawal_fee >= 0),
  min_withdrawal numeric(38, 18) not null check (min_withdrawal >= 0)
);

create table pair (
  id integer primary key,
  name text not null unique,
  is_trading_open boolean not null,
  buy_fee_percent numeric(9, 6) not null check (buy_fee_percent between 0 and 100),
  sell_fee_percent numeric(9, 6) not null check (sell_fee_percent between 0 and 100)
);

create table country (
  id text primary key check (id ~ '^[A-Z]{2}$'),
  name text not null,
  dial_code text not null
);

create table switch (
  name text primary key,
  is_on boolean not null
);
