create table candle (
  pair text not null references pair (name),
  -- How long it is; when it begins, in seconds since 1970.
  seconds integer not null,
  at bigint not null,
  open numeric(38, 18) not null,
  high numeric(38, 18) not null,
  low numeric(38, 18) not null,
  close numeric(38, 18) not null,
  volume numeric(38, 18) not null,
  primary key (pair, seconds, at),
  check (at % seconds = 0),
  check (low <= least(open, close) and high >= greatest(open, close) and volume >= 0)
);

-- For what is newest and for what is forgotten.
create index candle_age on candle (seconds, at);

-- Whoever changes what is open, the exchange hears of it.
create function tell_reference_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_change', tg_table_name);
  return null;
end
$$;

create trigger tell_change after update on currency for each statement execute function tell_reference_change();
create trigger tell_change after update on pair for each statement execute function tell_reference_change();
create trigger tell_change after update on switch for each statement execute function tell_reference_change();
