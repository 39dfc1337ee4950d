-- Codes that sign a trader in who has lost the authenticator app: ten at a time, each good once, of which only a
-- hash is kept. Those made together share a salt, so that a guess costs one hash and not ten.
create table recovery_code (
  unique_id text not null references trader (unique_id),
  hash bytea not null,
  salt bytea not null check (length(salt) >= 16),
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (unique_id, hash)
);
