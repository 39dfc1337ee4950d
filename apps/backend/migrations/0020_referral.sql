-- Who was asked by email to sign up. The same trader asks the same person once.
create table referral_invitation (
  referrer text not null references trader (unique_id),
  email text not null,
  sent_at timestamptz not null,
  primary key (referrer, email)
);

-- What came of traders who signed up by somebody's code.
create table referral (
  referred text primary key references trader (unique_id),
  referrer text not null references trader (unique_id),
  -- Pending until the first trade; withheld where the two seem to be one person.
  status text not null check (status in ('pending', 'paid', 'withheld')),
  withheld_because text check (withheld_because in ('sameMailbox', 'sameDevice')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (referred <> referrer),
  check ((status = 'withheld') = (withheld_because is not null))
);

create index referral_referrer on referral (referrer, updated_at desc);

create index referral_pending on referral (created_at) where status = 'pending';

insert into referral (referred, referrer, status, created_at, updated_at)
select unique_id, referred_by, 'pending', created_at, created_at from trader where referred_by is not null;
