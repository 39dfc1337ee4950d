-- The same at every try, so that whoever receives a mail twice can drop the second. Mails that are here already get one
-- now; the default is for servers of the version before, which queue mails until they are replaced.
alter table outgoing_mail
  add column message_id text not null unique default '<' || gen_random_uuid() || '@exchange.invalid>';

-- Work that is due at a time, so that a restart does not forget it. What is done stays: the same id is the same work.
create table due_work (
  id text primary key,
  kind text not null,
  payload jsonb not null,
  due_at timestamptz not null,
  -- When to try; later than it is due after a failure.
  next_try_at timestamptz not null,
  done_at timestamptz,
  tries integer not null default 0,
  created_at timestamptz not null
);

create index due_work_waiting on due_work (next_try_at) where done_at is null;
