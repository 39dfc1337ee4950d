-- How often an address was invited lately, whoever invited it.
create index referral_invitation_email on referral_invitation (email, sent_at);
