-- Each index of these tables is paid for by every order. Without the transfer in it, this one shares its keys and costs
-- half; the movements of an account lie in the order in which they were made, so that little is left to sort.
drop index entry_account;
create index entry_account on entry (account);

-- Read whole, at each start: with the owner first, each order went to another page of it.
drop index trade_order_open;
create index trade_order_open on trade_order (id) where status = 'open';
