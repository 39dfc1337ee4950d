-- Figures that the operator sets while the exchange runs, as `switch` is what is open and closed.
create table operator_figure (
  name text primary key,
  amount numeric(38, 18) not null check (amount > 0)
);

create sequence stake_number;

create table stake (
  id text primary key,
  number bigint not null unique,
  owner text not null references trader (unique_id),
  -- The client's own, where it sent one.
  client_id text,
  plan text not null check (plan in ('flexible', 'fixed')),
  amount numeric(38, 18) not null check (amount > 0),
  months smallint not null check (months > 0),
  -- Of the running term, in percent.
  yearly_rate numeric(9, 6) not null check (yearly_rate > 0),
  -- Which term is running, from 1: each renewal begins another.
  term integer not null check (term > 0),
  term_start timestamptz not null,
  term_end timestamptz not null check (term_end > term_start),
  status text not null check (status in ('active', 'revoked', 'returned', 'completed')),
  auto_renewal boolean not null,
  paid_in_term smallint not null check (paid_in_term >= 0),
  rewards_paid integer not null check (rewards_paid >= 0),
  rewards_received numeric(38, 18) not null check (rewards_received >= 0),
  -- When it next has to be paid or returned: there is one such moment at a time, so it stands here and in no queue.
  next_due timestamptz,
  revoked_at timestamptz,
  -- By its trader; a revoke turns it off as well.
  renewal_disabled_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((next_due is not null) = (status in ('active', 'revoked'))),
  check ((ended_at is not null) = (status in ('returned', 'completed'))),
  check (status = 'active' or not auto_renewal)
);

create unique index stake_client on stake (owner, client_id) where client_id is not null;
create index stake_owner on stake (owner, number desc);
create index stake_due on stake (next_due, number) where next_due is not null;

-- What was paid, each with all that its amount follows from.
create table stake_reward (
  stake text not null references stake (id) deferrable initially deferred,
  -- From 1, over all terms.
  number integer not null check (number > 0),
  owner text not null references trader (unique_id),
  plan text not null check (plan in ('flexible', 'fixed')),
  days integer not null check (days > 0),
  yearly_rate numeric(9, 6) not null,
  amount numeric(38, 18) not null check (amount > 0),
  due_at timestamptz not null,
  paid_at timestamptz not null,
  primary key (stake, number)
);

create index stake_reward_owner on stake_reward (owner, due_at desc);
