-- The second factor that a session is about to turn on or off: the authenticator app, or sign-in codes by email.
alter table two_factor_switch
  add column factor text not null default 'app' check (factor in ('app', 'mail'));
