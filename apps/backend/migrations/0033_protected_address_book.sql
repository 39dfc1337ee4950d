-- When an entry began to lead to its present destination, and when it was removed: a removal can be undone for a while.
alter table saved_address
  add column since timestamptz not null default now(),
  add column removed_at timestamptz;
alter table saved_address alter column since drop default;
alter table saved_address drop constraint saved_address_place;
create unique index saved_address_place on saved_address (owner, asset, place) where removed_at is null;
