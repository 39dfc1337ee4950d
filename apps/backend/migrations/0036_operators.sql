-- Which database this is, so that what an operator signs for one exchange is worth nothing on another.
create table exchange_identity (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);

insert into exchange_identity default values;

create trigger only_added_to before update or delete or truncate on exchange_identity
  for each statement execute function refuse_change();

-- Who the operators are: what was signed about them, in order. Whoever reads it checks the signatures back to the first
-- owner, so that a row somebody else writes here says nothing.
create table operator_statement (
  number bigint generated always as identity primary key,
  -- The command in the inbox that it was.
  inbox_id text not null unique,
  command jsonb not null,
  warrant jsonb not null,
  -- The second person's command, where one was needed.
  approval jsonb,
  at timestamptz not null
);

-- There is one first owner, for good.
create unique index operator_statement_first on operator_statement ((true)) where command ->> 'kind' = 'operator.begin';

create trigger only_added_to before update or delete or truncate on operator_statement
  for each statement execute function refuse_change();

-- Who signed it and with what key. Work that the exchange gave itself has none.
alter table inbox add column warrant jsonb;

-- Found to be right, and waiting for a second person.
alter table inbox add column held_at timestamptz;

drop index inbox_waiting;
create index inbox_waiting on inbox (number) where outcome is null and held_at is null;
create index inbox_held on inbox (number) where outcome is null and held_at is not null;

-- A command that could be removed could be carried out again.
create trigger never_removed before delete or truncate on inbox
  for each statement execute function refuse_change();

create trigger tell_held after update on inbox
  for each row when (old.held_at is null and new.held_at is not null) execute function tell_inbox_done();
