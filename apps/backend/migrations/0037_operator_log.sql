-- The log of operators is a chain: each line has a hash of its content and of the line before, so that nobody can
-- change, remove or insert one without changing the last hash, which auditors can note elsewhere.
alter table operator_action add column place bigint unique;
alter table operator_action add column hash bytea;

-- Each part with its length, so that no two contents have the same text.
create function operator_action_hash(previous bytea, variadic parts text[]) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(string_agg(
    case when part is null then '-' else octet_length(part) || ':' || part end, ',' order by ordinality), 'UTF8'))
  from unnest(parts) with ordinality as given (part, ordinality)
$$;

create function chain_operator_action() returns trigger language plpgsql as $$
declare
  last record;
begin
  -- One after the other until each has committed, so that all agree on which line is the last.
  perform pg_advisory_xact_lock(hashtext('operator_action'));
  select place, hash into last from operator_action order by place desc nulls last limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.hash := operator_action_hash(coalesce(last.hash, ''), new.place::text,
    (extract(epoch from new.at) * 1000000)::bigint::text, new.who, new.why, new.words, new.inbox_id);
  return new;
end
$$;

alter table operator_action disable trigger only_added_to;

do $$
declare
  action record;
  last bytea := '';
  counted bigint := 0;
begin
  for action in select * from operator_action order by number loop
    counted := counted + 1;
    last := operator_action_hash(last, counted::text, (extract(epoch from action.at) * 1000000)::bigint::text,
      action.who, action.why, action.words, action.inbox_id);
    update operator_action set place = counted, hash = last where number = action.number;
  end loop;
end
$$;

alter table operator_action enable trigger only_added_to;
alter table operator_action alter column place set not null;
alter table operator_action alter column hash set not null;

create trigger chained before insert on operator_action for each row execute function chain_operator_action();
