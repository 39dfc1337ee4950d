import { withClient } from '../../db/embedded/connection';
import type { Command } from '../commands';
import { lookUp } from '../lookUp';
import { rebuild } from '../rebuild';
import { makeTape, type TapeOptions } from './makeTape';

export type StoredTapeOptions = Omit<TapeOptions, 'state' | 'lookups'>;

/** A tape for what is in the database now. */
export const storedTape = (connectionString: string, options: StoredTapeOptions): Promise<Command[]> =>
  withClient(connectionString, async (client) =>
    makeTape({ ...options, state: await rebuild(client), lookups: await lookUp(client, []) }),
  );
