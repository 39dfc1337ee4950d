-- When this database was restored from a backup, and when somebody confirmed that it is the exchange from then on. Until
-- then it sends no email and no coins and does no due work: the original may still be running, or has done it already.
create table restored_copy (
  restored_at timestamptz primary key,
  confirmed_at timestamptz
);
