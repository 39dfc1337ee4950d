-- Who has, and has had, money of a deposit that its chain may still take back. The rows of a confirmed deposit are
-- deleted; those of a reversed one show where its money went.
create table young_money (
  deposit text not null references incoming (id),
  owner text not null references trader (unique_id),
  received numeric(38, 18) not null check (received > 0),
  -- What the trader still has of it.
  remaining numeric(38, 18) not null check (remaining between 0 and received),
  primary key (deposit, owner)
);

create index young_money_owner on young_money (owner);

insert into young_money (deposit, owner, received, remaining)
select id, owner, amount, amount from incoming where status = 'credited' and confirmations < 3;
