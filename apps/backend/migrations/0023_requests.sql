-- What people ask for by the public forms, and what they were answered.
create table public_request (
  id bigint primary key generated always as identity,
  -- What it is called in every mail about it.
  reference text not null unique,
  kind text not null check (kind in ('otc', 'partnership', 'support', 'erc20 asset', 'other asset')),
  -- The client's own, where it sent one.
  client_id text unique,
  name text not null,
  email text not null,
  -- As it was sent, by the names of the call.
  fields jsonb not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index public_request_status on public_request (status, id);

create table request_reply (
  id bigint primary key generated always as identity,
  request_id bigint not null references public_request (id),
  said text not null,
  said_by text not null,
  created_at timestamptz not null
);

create index request_reply_request on request_reply (request_id, id);

-- A mail that goes on with another stands below it in its reader's list.
alter table outgoing_mail add column in_reply_to text;
