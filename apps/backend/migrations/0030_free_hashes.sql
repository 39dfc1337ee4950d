-- Transactions are public: whoever sent in somebody else's first kept it from them for good, even once it was rejected.
-- A purchase still has at most one request that isn't rejected (ratio_swap_purchase).
alter table ratio_swap drop constraint ratio_swap_tx_hash_owner_fkey,
  add check (tx_hash ~ '^0x[0-9a-f]{64}$');

drop table swap_purchase;
