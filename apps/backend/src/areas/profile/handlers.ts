import { asc } from 'drizzle-orm';
import type { Handlers } from '../../contract/handlers';
import type { Database } from '../../db/client';
import { country } from '../../db/schema';

export const profileHandlers = (db: Database): Handlers => ({
  countries: async () => {
    const rows = await db.select().from(country).orderBy(asc(country.name));
    return { data: rows.map(({ id, name, dialCode }) => ({ countryId: id, name, dialCode })) };
  },
});
