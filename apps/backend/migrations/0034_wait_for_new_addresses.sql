-- Traders can have withdrawals to new addresses wait. Once turned off, the wait still applies until the later moment.
alter table trader
  add column address_wait_since timestamptz,
  add column address_wait_until timestamptz;
