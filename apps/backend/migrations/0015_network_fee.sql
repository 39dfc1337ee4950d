-- What the chain took for sending it, known once it is sent: it leaves custody with the withdrawal, whoever completes it.
alter table withdrawal add column network_fee jsonb;
