-- Sealed values begin with the ID of their key from now on; those without one are sealed with the key of this mark.
alter table secrets_key
  add column unlabelled_mark bytea,
  -- Whether an operator had everything sealed with the current key, and when that was done.
  add column is_resealing boolean not null default false,
  add column resealed_at timestamptz;
update secrets_key set unlabelled_mark = mark;

-- Keys that came before the current one, for as long as something may still be sealed with them.
create table secrets_key_old (
  mark bytea primary key,
  until timestamptz not null default now()
);

-- What document_digest was, or would be, with the oldest of these keys: the same papers are recognised although some
-- digests are of the current key already.
alter table kyc_submission add column former_digest bytea;
