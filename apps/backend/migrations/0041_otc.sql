-- Trades with the OTC desk: what the exchange trades in them comes from an account of its own and goes there.
alter table account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in ('available', 'in orders', 'staked', 'pending withdrawal', 'swap hold',
    'owed', 'fees', 'custody', 'swap reserve', 'staking rewards', 'referral rewards', 'demo faucet',
    'unclaimed deposits', 'otc desk'));

-- Firm quotes for requests of the OTC form. Those that are settled are their traders' OTC trades.
create table otc_quote (
  -- Known to operators and to whoever reads the trader's email.
  id text primary key,
  -- The command that made it: the same again is the same quote.
  made_by text not null unique,
  request text not null references public_request (reference),
  owner text not null references trader (unique_id),
  pair integer not null references pair (id),
  -- Of the trader.
  side text not null check (side in ('buy', 'sell')),
  amount numeric(38, 18) not null check (amount > 0),
  total numeric(38, 18) not null check (total > 0),
  status text not null check (status in ('open', 'settled', 'cancelled')),
  quoted_by text not null,
  quoted_why text not null,
  decided_by text,
  decided_why text,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  updated_at timestamptz not null,
  check ((status = 'open') = (decided_by is null) and (status = 'open') = (decided_why is null))
);

create unique index otc_quote_settled on otc_quote (request) where status = 'settled';
create index otc_quote_request on otc_quote (request);
create index otc_quote_trades on otc_quote (owner, updated_at desc) where status = 'settled';
create index otc_quote_status on otc_quote (status, created_at);

-- What was quoted stays what it was, and what was decided stays decided.
create trigger firm_quote before update on otc_quote
  for each row when (old.status <> 'open'
    or (old.id, old.made_by, old.request, old.owner, old.pair, old.side, old.amount, old.total, old.created_at, old.ends_at)
      is distinct from
      (new.id, new.made_by, new.request, new.owner, new.pair, new.side, new.amount, new.total, new.created_at, new.ends_at))
  execute function refuse_change();
