-- Keys of the traders' devices, which sign in and confirm changes. The counter is the device's own, where it has one.
create table passkey (
  credential_id bytea primary key,
  unique_id text not null references trader (unique_id),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);

create index passkey_of_trader on passkey (unique_id, added_at);

-- What a device is asked to sign; each is answered once. Nobody is known yet who signs in.
create table passkey_challenge (
  challenge bytea primary key,
  purpose text not null check (purpose in ('add', 'confirm', 'signIn')),
  unique_id text references trader (unique_id),
  session bytea,
  expires_at timestamptz not null,
  check ((purpose = 'signIn') = (unique_id is null) and (unique_id is null) = (session is null))
);

create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- A passkey just confirmed the next change of this session.
create table passkey_confirmation (
  session bytea primary key,
  unique_id text not null references trader (unique_id),
  confirmed_at timestamptz not null
);
