-- The reference price of each pair: the centre of its price band. Written with the group of commands that moves it.
create table reference_price (
  pair integer primary key references pair (id),
  price numeric(38, 18) not null check (price > 0),
  -- The minute of the last movement and of the last trade, counted since 1970.
  minute bigint not null,
  traded_in bigint not null,
  -- Trades up to this one are part of the price; later ones count at the next movement.
  last_trade bigint not null,
  alert text check (alert in ('capped', 'alone')),
  -- The last closes, and the lowest and highest reference price of each hour.
  recent jsonb not null
);

-- The first reference price of a pair may open it.
create trigger tell_trading_change after insert on reference_price
  for each row execute function tell_trading_change();
