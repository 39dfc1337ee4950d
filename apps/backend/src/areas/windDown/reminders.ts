import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import type { DueHandler } from '../../dueWork/dueWork';
import type { NewDueWork } from '../../dueWork/dueWorkStore';
import type { Mailer } from '../../mail/letters';
import { createStatusStore } from '../../reference/statusStore';
import { readHolder } from './fundsLeft';

const kind = 'windDown.remind';

/** In hours, since a day is longer or shorter when clocks change. */
const betweenReminders = '168 hours';

interface Reminded {
  trader: string;
}

/** The operator's process can't send email, so the exchange sends the reminders. */
export const reminderWork = (trader: string, at: Date): NewDueWork => ({
  id: `wind-down reminder ${trader} ${at.toISOString()}`,
  kind,
  payload: { trader } satisfies Reminded,
  dueAt: at,
});

/** Records that these traders are reminded now, and returns whom: anyone reminded in the last week is left out. */
export const claimReminders = async (queries: Queries, traders: readonly string[], at: Date): Promise<string[]> => {
  const { rows } = await queries.execute<{ trader: string }>(sql`
    insert into wind_down_reminder (trader, sent_at)
    select wanted, ${at} from unnest(${sql.param(traders)}::text[]) as wanted
    on conflict (trader) do update set sent_at = excluded.sent_at
      where wind_down_reminder.sent_at <= excluded.sent_at - ${betweenReminders}::interval
    returning trader`);
  return rows.map(({ trader }) => trader);
};

export const windDownDueHandlers = ({ mailer }: { mailer: Pick<Mailer, 'send'> }): Record<string, DueHandler> => ({
  [kind]: async (transaction, payload) => {
    // Only `reminderWork` writes work of this kind.
    const { trader } = payload as Reminded;
    if (!(await createStatusStore(transaction).isWindingDown())) return;
    const holder = await readHolder(transaction, trader);
    if (holder) await mailer.send(transaction, holder.email, { kind: 'fundsLeft', left: holder.left });
  },
});
