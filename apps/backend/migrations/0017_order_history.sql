-- The newest orders of one pair are read from their own rows, however rare the pair; those of several are merged from one
-- list per pair. Takes the place of the index without the pair, so that an order still pays for one.
create index trade_order_past on trade_order (owner, pair, updated_at desc, id desc) where status <> 'open';
drop index trade_order_ended;
