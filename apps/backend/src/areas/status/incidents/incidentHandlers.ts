import { dayMs, incidentHistoryDays } from '@exchange/domain';
import type { Handlers } from '../../../contract/handlers';
import type { Queries } from '../../../db/client';
import { createSharedRead } from '../../../runtime/sharedRead';
import { createIncidentStore } from './incidentStore';

interface IncidentOptions {
  db: Queries;
  /** Milliseconds since 1970. */
  now: () => number;
}

export const incidentHandlers = ({ db, now }: IncidentOptions): Handlers => {
  const store = createIncidentStore(db);
  // While something is wrong everybody looks here.
  const read = createSharedRead(() => store.since(new Date(now() - incidentHistoryDays * dayMs)));
  return {
    incidents: async () => ({
      data: (await read()).map(({ id, title, openedAt, closedAt, updates }) => ({
        id,
        title,
        openedAt: openedAt.toISOString(),
        closedAt: closedAt?.toISOString() ?? null,
        updates: updates.map(({ createdAt, said }) => ({ at: createdAt.toISOString(), text: said })),
      })),
    }),
  };
};
