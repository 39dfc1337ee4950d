import { asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../../db/client';
import { incident, incidentUpdate } from '../../../db/incidentSchema';

type IncidentRow = typeof incident.$inferSelect;
export type IncidentUpdate = typeof incidentUpdate.$inferSelect;

/** With what was said about it, oldest first. */
export interface Incident extends IncidentRow {
  updates: readonly IncidentUpdate[];
}

/** More than anybody reads on one page. */
const most = 200;

export const createIncidentStore = (queries: Queries) => {
  const withUpdates = async (incidents: readonly IncidentRow[]): Promise<Incident[]> => {
    if (incidents.length === 0) return [];
    const ids = incidents.map(({ id }) => id);
    const said = await queries
      .select()
      .from(incidentUpdate)
      .where(inArray(incidentUpdate.incidentId, ids))
      .orderBy(asc(incidentUpdate.id));
    return incidents.map((one) => ({ ...one, updates: said.filter(({ incidentId }) => incidentId === one.id) }));
  };

  return {
    /** Those that are open, and those that were since then; newest first. */
    since: async (moment: Date): Promise<Incident[]> =>
      withUpdates(
        await queries
          .select()
          .from(incident)
          .where(or(isNull(incident.closedAt), gte(incident.closedAt, moment)))
          .orderBy(desc(incident.openedAt), desc(incident.id))
          .limit(most),
      ),
    /** Locked until the transaction ends, so that two operators don't decide at once. */
    byId: async (id: string): Promise<Incident | undefined> => {
      const found = await queries.select().from(incident).where(eq(incident.id, id.toUpperCase())).for('update');
      return (await withUpdates(found))[0];
    },
    add: async (added: Pick<IncidentRow, 'id' | 'title' | 'openedAt'>): Promise<void> => {
      await queries.insert(incident).values(added);
    },
    say: async (update: Omit<IncidentUpdate, 'id'>): Promise<void> => {
      await queries.insert(incidentUpdate).values(update);
    },
    close: async (id: string, closedAt: Date): Promise<void> => {
      await queries.update(incident).set({ closedAt }).where(eq(incident.id, id));
    },
  };
};
