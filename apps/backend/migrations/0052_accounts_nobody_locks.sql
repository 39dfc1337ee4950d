-- A device that its cookie names has signed in, or has only been confirmed by an emailed code so far.
alter table known_device add column signed_in_at timestamptz;
update known_device set signed_in_at = now();

-- Whether an unknown device must give an emailed code before its password is looked at.
alter table trader add column asks_code_first boolean not null default false;

-- Failed sign-ins from unknown devices, one row for each hour and network: strangers must not fill the security log.
create table sign_in_attempt (
  id bigint generated always as identity unique,
  unique_id text not null references trader (unique_id),
  hour timestamptz not null,
  network text not null,
  count integer not null check (count > 0),
  first_at timestamptz not null,
  primary key (unique_id, hour, network)
);
create index sign_in_attempt_newest on sign_in_attempt (unique_id, first_at desc, id desc);
