-- Whether only withdrawals are open changes what every pair and every coin says of itself.
create function tell_wind_down() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_change', 'pair');
  perform pg_notify('reference_change', 'currency');
  return null;
end
$$;

create trigger tell_wind_down after insert or update on switch
  for each row when (new.name = 'withdrawOnly') execute function tell_wind_down();

-- When a trader was last reminded by email to withdraw what is left.
create table wind_down_reminder (
  trader text primary key references trader (unique_id),
  sent_at timestamptz not null
);
