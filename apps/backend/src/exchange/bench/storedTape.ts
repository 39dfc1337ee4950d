import { withClient } from '../../db/embedded/connection';
import type { Command } from '../commands';
import type { Known } from '../running/kinds';
import { readTerms } from '../kinds/orderLookups';
import { rebuild } from '../writing/rebuild';
import type { Queries } from '../sql/statement';
import { makeTape, type TapeOptions } from './makeTape';

export type StoredTapeOptions = Omit<TapeOptions, 'state' | 'known'>;

/** What the database knows if no order is repeated. */
export const readKnown = async (client: Queries): Promise<Known> =>
  new Map([['order.place', { terms: await readTerms(client), stored: new Map() }]]);

/** A tape for the current contents of the database. */
export const storedTape = (connectionString: string, options: StoredTapeOptions): Promise<Command[]> =>
  withClient(connectionString, async (client) =>
    makeTape({ ...options, state: await rebuild(client), known: await readKnown(client) }),
  );
