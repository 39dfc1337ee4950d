-- What went wrong, in the operators' words, for everybody to read.
create table incident (
  -- What operators call it by.
  id text primary key,
  title text not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);

create index incident_opened on incident (opened_at);

-- What was said about it, never changed: whoever said something wrong says so next.
create table incident_update (
  id bigint primary key generated always as identity,
  incident_id text not null references incident (id),
  said text not null,
  said_by text not null,
  created_at timestamptz not null
);

create index incident_update_incident on incident_update (incident_id, id);
