alter table trader
  add column mobile_isd text,
  add column mobile_no text,
  add column street_address text,
  add column city text,
  add column state text,
  add column postal_code text,
  add column country_id text references country (id),
  -- Stands in every email to the trader.
  add column anti_phishing_word text check (char_length(anti_phishing_word) between 4 and 20);

-- Pictures are small: they are made anew to a fixed size before they get here.
create table profile_picture (
  unique_id text primary key references trader (unique_id),
  -- Names the picture in its address; a new picture has a new one, so that nobody is shown the old.
  name text not null unique,
  jpeg bytea not null
);

create table api_key (
  api_key text primary key,
  unique_id text not null references trader (unique_id),
  name text,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index api_key_trader on api_key (unique_id, created_at desc);

-- What the browser called itself when the session was begun.
alter table session add column device text;
alter table security_event add column device text;

-- Two-factor is switched in two steps of one session: a code by email first, then one of the app.
create table two_factor_switch (
  session bytea primary key references session (token_hash) on delete cascade,
  unique_id text not null references trader (unique_id),
  turns_on boolean not null,
  -- When the code was verified that was emailed; the app's code has to follow soon.
  verified_at timestamptz
);

create index two_factor_switch_trader on two_factor_switch (unique_id);
