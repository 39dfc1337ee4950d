-- A command that was decided could be carried out again if its outcome were taken away, or if its ID became free.
create trigger decided_once before update on inbox
  for each row when (new.id <> old.id or (old.outcome is not null and new.outcome is distinct from old.outcome))
  execute function refuse_change();
