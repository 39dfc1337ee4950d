create table trader (
  unique_id text primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  password_changed_at timestamptz not null,
  is_password_expired boolean not null default false,
  is_verified boolean not null default false,
  is_mail_code_on boolean not null default false,
  -- Whether a login from a device and address not seen before has to be confirmed.
  checks_places boolean not null default true,
  -- Sealed. Without a date it is being set up, with one it counts.
  two_factor_secret bytea,
  two_factor_since timestamptz,
  -- A code of the authenticator app works once: only steps after this one are taken.
  last_totp_step bigint,
  referral_code text not null unique,
  referred_by text references trader (unique_id),
  kyc_status smallint not null default 0,
  created_at timestamptz not null,
  check (two_factor_since is null or two_factor_secret is not null)
);

create index trader_referred_by on trader (referred_by) where referred_by is not null;

-- Tokens, codes and links are kept hashed: who reads the tables cannot use them.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  unique_id text not null references trader (unique_id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  -- The address it was begun from.
  place text not null
);

create index session_open on session (unique_id) where ended_at is null;

create table known_place (
  unique_id text not null references trader (unique_id),
  device_hash bytea not null,
  address text not null,
  seen_at timestamptz not null,
  primary key (unique_id, device_hash, address)
);

-- A login from a new place, until the trader has confirmed it.
create table login_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  unique_id text not null references trader (unique_id),
  device_hash bytea not null,
  address text not null,
  has_passed_second_factor boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- When the login went on without asking for the second factor again.
  used_at timestamptz
);

create index login_challenge_trader on login_challenge (unique_id);

-- One of a purpose and scope at a time: a fresh one takes the place of the earlier.
create table mail_code (
  unique_id text not null references trader (unique_id),
  purpose text not null,
  -- The place or login that it was mailed for, so that one login does not spend another's.
  scope text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries_left smallint not null check (tries_left >= 0),
  used_at timestamptz,
  primary key (unique_id, purpose, scope)
);

create table mailed_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  unique_id text not null references trader (unique_id),
  purpose text not null,
  challenge bytea references login_challenge (token_hash) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index mailed_link_open on mailed_link (unique_id, purpose) where used_at is null;
create index mailed_link_challenge on mailed_link (challenge) where challenge is not null;

create table try_count (
  key text primary key,
  count integer not null,
  blocked_until timestamptz,
  updated_at timestamptz not null
);

create table security_event (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whose account, where it is known; no reference, so that the log outlives what it speaks of.
  unique_id text,
  address text not null,
  at timestamptz not null,
  details jsonb not null default '{}'
);

create index security_event_trader on security_event (unique_id, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;

create trigger only_added_to before update or delete or truncate on security_event
  for each statement execute function refuse_change();

create table outgoing_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null
);

create index outgoing_mail_waiting on outgoing_mail (next_try_at) where sent_at is null;
create index outgoing_mail_recipient on outgoing_mail (recipient, id);
