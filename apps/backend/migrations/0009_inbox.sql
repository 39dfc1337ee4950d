-- Commands from whoever is not the process that owns the exchange. Each is carried out once, and its outcome is stored
-- in the transaction that it is carried out in.
create table inbox (
  number bigint generated always as identity primary key,
  id text not null unique,
  command jsonb not null,
  handed_by text not null,
  handed_at timestamptz not null default now(),
  outcome jsonb,
  done_at timestamptz,
  check ((outcome is null) = (done_at is null))
);

create index inbox_waiting on inbox (number) where outcome is null;

create function tell_inbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('inbox', null);
  return null;
end
$$;

create trigger tell_handed_over after insert on inbox for each statement execute function tell_inbox();

create function tell_inbox_done() returns trigger language plpgsql as $$
begin
  perform pg_notify('inbox_done', new.id);
  return null;
end
$$;

create trigger tell_done after update on inbox
  for each row when (old.outcome is null and new.outcome is not null) execute function tell_inbox_done();

-- How far each consumer has come in following up what was committed.
create table consumer (
  name text primary key,
  last_group bigint not null
);

-- What operators did: who, when, why, and in which words.
create table operator_action (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null,
  why text not null,
  words text not null,
  -- The command in the inbox that it became; what was settled by itself has none.
  inbox_id text
);

create trigger only_added_to before update or delete or truncate on operator_action
  for each statement execute function refuse_change();
