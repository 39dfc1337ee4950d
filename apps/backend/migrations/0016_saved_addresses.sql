-- Where traders withdraw to, under names of their own. No money moves by it.
create table saved_address (
  id text primary key,
  -- Later ones have greater numbers.
  number bigint generated always as identity unique,
  owner text not null references trader (unique_id),
  asset text not null references currency (symbol),
  label text not null check (char_length(label) between 1 and 40),
  address text not null,
  destination_tag text,
  -- The same for all ways to write an address and its tag.
  place text not null,
  constraint saved_address_place unique (owner, asset, place)
);
