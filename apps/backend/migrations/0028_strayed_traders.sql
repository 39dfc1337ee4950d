-- Who traded far from a reference price: until then their larger withdrawals are reviewed. Only the latest counts.
create table strayed_trader (
  trader text primary key references trader (unique_id),
  until timestamptz not null
);
