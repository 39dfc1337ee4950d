-- What the database is for: `demo`, where coins are play money and passwords are known, or `real`. Written once.
create table database_kind (
  is_only boolean primary key default true check (is_only),
  kind text not null check (kind in ('demo', 'real')),
  since timestamptz not null default now()
);

-- A database that was used before this was asked is what its accounts say; an empty one is told by its first start.
insert into database_kind (kind)
select case
    when exists (select from trader where email ~ '(@demo\.test|@retired\.test|@simulation\.invalid)$') then 'demo'
    when exists (select from account where kind = 'demo faucet') then 'demo'
    else 'real'
  end
where exists (select from trader);

create trigger only_added_to before update or delete or truncate on database_kind
  for each statement execute function refuse_change();

-- Movements of money are never changed and never taken back; only those of a demo may be folded into their sum.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('exchange.folds', true) = 'demonstration'
    and exists (select from database_kind where kind = 'demo') then
    return null;
  end if;
  raise exception '% is only ever added to', tg_table_name;
end
$$;

-- Coins that come from nowhere.
create function refuse_demo_coins() returns trigger language plpgsql as $$
begin
  if not exists (select from database_kind where kind = 'demo') then
    raise exception 'a database that is not a demo has no demo faucet';
  end if;
  return new;
end
$$;

create trigger demo_only before insert on account
  for each row when (new.kind = 'demo faucet') execute function refuse_demo_coins();
