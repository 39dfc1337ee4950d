import { textColumn } from '../exchange/sql/columns';
import type { RowWriter } from '../exchange/sql/rows';
import type { NewDueWork } from './dueWorkStore';

/** Schedules work in the same transaction as a command's changes; see `scheduleWork`. */
export const addDueWork: RowWriter<NewDueWork> = (rows, { at }) => ({
  name: 'due-work-add',
  text: `insert into due_work (id, kind, payload, due_at, next_try_at, created_at)
         select id, kind, payload, due_at, due_at, $5
         from unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[]) as given (id, kind, payload, due_at)
         on conflict (id) do nothing`,
  values: [
    textColumn(rows, ({ id }) => id),
    textColumn(rows, ({ kind }) => kind),
    rows.map(({ payload }) => JSON.stringify(payload)),
    rows.map(({ dueAt }) => dueAt),
    new Date(at),
  ],
});
