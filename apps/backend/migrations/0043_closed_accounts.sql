-- An account that was closed, and until when what is in it can be withdrawn. It keeps its address and all its rows.
alter table trader
  add column closed_at timestamptz,
  add column withdrawable_until timestamptz,
  add check ((closed_at is null) = (withdrawable_until is null));

alter table incoming
  drop constraint incoming_kept_for_check,
  add constraint incoming_kept_for_check check (kept_for in ('minimum', 'tagMissing', 'tagUnknown', 'addressUnknown',
    'closed', 'accountClosed', 'changed'));
