-- What the exchange found whenever it checked its ledger. While the newest one isn't sound, nothing is paid out.
create table ledger_check (
  number bigint generated always as identity primary key,
  began_at timestamptz not null,
  finished_at timestamptz not null,
  is_sound boolean not null,
  -- What wasn't true, of how many, and the first of them.
  faults jsonb not null
);

-- The check reads the trades of a stretch of orders. These two cost next to nothing where rows are added in order, but
-- have to know of every page: what they don't know yet is read for each stretch.
create index trade_orders on trade using brin (taker_order, maker_order int8_minmax_multi_ops) with (autosummarize = on);
alter index entry_transfer set (autosummarize = on);
