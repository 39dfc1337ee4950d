-- What is halted now: a pair, or all trading. A later halt takes the place of the one before, so that an end that was
-- scheduled for the former lifts nothing.
create table trading_halt (
  -- The pair's name, or 'all'.
  scope text primary key,
  id text not null,
  halted_by text not null,
  why text not null,
  since timestamptz not null,
  -- When it ends by itself; nothing where somebody has to lift it.
  until timestamptz
);

-- A command that is handed over a second time under its id is the same action.
alter table operator_action add constraint operator_action_inbox unique (inbox_id);
