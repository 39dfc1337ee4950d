-- Which key secrets are sealed with here: a digest made with it, from which nothing of the key follows. A start with
-- another key is refused instead of being unable to read what traders rely on.
create table secrets_key (
  is_only boolean primary key default true check (is_only),
  mark bytea not null,
  since timestamptz not null default now()
);

-- The number of a document is gone where its key was lost for good.
alter table kyc_submission alter column document_number drop not null;
