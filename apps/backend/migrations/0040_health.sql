-- What a health check writes, to find out whether a row can be stored.
create table health_probe (
  is_only boolean primary key default true check (is_only),
  stored_at timestamptz not null
);
