-- Email that can't be delivered in time is parked instead of dropped, unless it doesn't matter. What a code or link was
-- for has ended by then: it is never sent again, and its contents are wiped.
alter table outgoing_mail
  add column sort text not null default 'other' check (sort in ('code', 'notice', 'other')),
  add column give_up_at timestamptz,
  add column parked_at timestamptz;

update outgoing_mail set give_up_at = created_at + interval '1 day';

-- What emails were before isn't known, so those are still dropped.
alter table outgoing_mail alter column sort drop default, alter column give_up_at set not null;

drop index outgoing_mail_waiting;
create index outgoing_mail_waiting on outgoing_mail (next_try_at) where sent_at is null and parked_at is null;
create index outgoing_mail_parked on outgoing_mail (id) where parked_at is not null;
