-- What traders submitted to be identified by, the newest being what counts. Numbers and pictures are sealed for their
-- trader and place, so that a copy of the database shows nobody's papers.
create table kyc_submission (
  id text primary key,
  -- The order they came in, whatever the clock said.
  number bigint generated always as identity,
  unique_id text not null references trader (unique_id),
  first_name text not null,
  last_name text not null,
  gender smallint not null check (gender in (0, 1)),
  birth_date date not null,
  country_id text not null references country (id),
  document_type text not null,
  document_number bytea not null,
  -- Replaced by a later submission before anybody decided.
  status text not null check (status in ('submitted', 'approved', 'rejected', 'replaced')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- Why it was rejected, in words for the trader.
  reason text,
  check ((status in ('approved', 'rejected')) = (decided_at is not null and decided_by is not null)),
  check (status <> 'rejected' or reason is not null)
);

create index kyc_submission_trader on kyc_submission (unique_id, number desc);

create unique index kyc_submission_waiting on kyc_submission (unique_id) where status = 'submitted';

create table kyc_picture (
  id text primary key,
  unique_id text not null references trader (unique_id),
  side text not null check (side in ('front', 'back', 'holding')),
  -- Nothing as long as it waits to be submitted.
  submission text references kyc_submission (id) on delete cascade,
  jpeg bytea not null,
  sent_at timestamptz not null,
  unique nulls not distinct (unique_id, side, submission)
);

create index kyc_picture_submission on kyc_picture (submission);

-- By which reviewers see a picture, once.
create table kyc_picture_link (
  token_hash bytea primary key,
  picture text not null references kyc_picture (id) on delete cascade,
  -- Who asked for it.
  made_by text not null,
  expires_at timestamptz not null,
  opened_at timestamptz
);

create index kyc_picture_link_picture on kyc_picture_link (picture);

-- For a decision on what was looked up before: what has changed since is looked up and decided once more.
create function assert_current(is_current boolean) returns void language plpgsql as $$
begin
  if not is_current then
    raise exception 'What was looked up has changed' using errcode = 'P0409';
  end if;
end
$$;
