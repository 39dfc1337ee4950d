-- Browsers that a trader has used, each told by a cookie of ours.
create table known_device (
  unique_id text not null references trader (unique_id),
  device bytea not null,
  primary key (unique_id, device)
);

create index known_device_device on known_device (device);
create index known_place_address on known_place (address);

-- By which two accounts with the same papers are found without reading anybody's number.
alter table kyc_submission add column document_digest bytea;
create index kyc_submission_document on kyc_submission (document_digest) where status = 'approved';

alter table referral drop constraint referral_withheld_because_check;
alter table referral add constraint referral_withheld_because_check
  check (withheld_because in ('sameMailbox', 'sameDocument', 'sameDevice', 'sameNetwork'));
