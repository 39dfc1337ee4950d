-- Trades from before the exchange kept its own, such as those that a demo's history begins with. Their numbers are
-- negative, the newest -1, so that they come after the exchange's own in the tape, newest first.
create table past_trade (
  id bigint not null check (id < 0),
  pair integer not null,
  price numeric(38, 18) not null check (price > 0),
  amount numeric(38, 18) not null check (amount > 0),
  taker_side text not null check (taker_side in ('buy', 'sell')),
  at timestamptz not null,
  primary key (pair, id)
);
