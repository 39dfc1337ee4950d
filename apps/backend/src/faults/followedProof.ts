import type { Pool } from 'pg';

/** Where consumers write a row per deposit, in order. No constraint prevents duplicates. */
export const createFollowedTable = async (pool: Pool): Promise<void> => {
  await pool.query(
    'create table followed_deposit (number bigint generated always as identity primary key, deposit text not null)',
  );
};

const credited = `
  select row_number() over (order by group_number, position) as place, payload ->> 'deposit' as deposit,
    format('%s %s', payload ->> 'amount', payload ->> 'asset') as figure
  from committed_event where kind = 'deposit.credited'`;

const rows = `select row_number() over (order by number) as place, deposit from followed_deposit`;

const mails = `
  select row_number() over (order by id) as place, substring(subject from '^[^ ]+ [^ ]+') as figure
  from outgoing_mail where subject like '% arrived in %'`;

/** Each deposit must be once in its place. A missing, doubled or misplaced one shifts the others. */
export const followedFaults = async (pool: Pool): Promise<string[]> => {
  const { rows: faults } = await pool.query<{ fault: string }>(
    `select format('row %s is for %s instead of %s', place, rows.deposit, credited.deposit) as fault
     from (${credited}) credited full join (${rows}) rows using (place)
     where credited.deposit is distinct from rows.deposit
     union all
     select format('mail %s is for %s instead of %s', place, mails.figure, credited.figure)
     from (${credited}) credited full join (${mails}) mails using (place)
     where credited.figure is distinct from mails.figure
     limit 10`,
  );
  return faults.map(({ fault }) => fault);
};

/** Whether the inbox is empty and consumers have reached the end of the committed events. */
export const isFollowedUp = async (pool: Pool): Promise<boolean> => {
  const { rows: found } = await pool.query<{ isDone: boolean }>(
    `select not exists (select from inbox where outcome is null) and (
       select count(*) from consumer where last_group >= (
         select coalesce(max(group_number), 0) from committed_event where kind = 'deposit.credited')) = 2 as "isDone"`,
  );
  return found[0]?.isDone === true;
};
