-- After a leak, documents are re-sealed, and two-factor secrets, which whoever has the key may know, are given up.
alter table secrets_key add column reseals_documents_only boolean not null default false;
