-- Histories are read by time: a stretch of the past is found as quickly as the newest page, and counted from the index.
drop index incoming_owner;
drop index incoming_owner_asset;
drop index withdrawal_owner;
drop index withdrawal_owner_asset;
create index incoming_owner on incoming (owner, created_at desc, number desc) where owner is not null;
create index incoming_owner_asset on incoming (owner, asset, created_at desc, number desc) where owner is not null;
create index withdrawal_owner on withdrawal (owner, created_at desc, number desc);
create index withdrawal_owner_asset on withdrawal (owner, asset, created_at desc, number desc);

-- What each reading of a chain should show again.
drop index incoming_height;
create index incoming_followed on incoming (asset, height)
where status in ('waiting', 'credited', 'kept', 'returning') and address <> '';
