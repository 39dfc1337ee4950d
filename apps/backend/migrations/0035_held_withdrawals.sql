-- Called by the transaction that changes what a trader's withdrawals rest on (password, two-factor, identity): hands over
-- a hold for each of them that is still open. What had been decided before is decided anew.
create function hold_withdrawals(trader text, because text, at timestamptz) returns void language sql as $$
  insert into inbox (id, command, handed_by)
  select 'hold-' || id || '-' || because || '-' || (extract(epoch from at) * 1000)::bigint,
    jsonb_build_object('kind', 'withdrawal.hold', 'id', id, 'because', because), 'the exchange'
  from withdrawal where owner = trader and status in ('Pending', 'Process')
  on conflict (id) do nothing
$$;
