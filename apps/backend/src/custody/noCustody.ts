import type { Custody } from './custody';

/** For a real database: until a custody is connected, no coins come in or go out. */
export const createNoCustody = (): Custody => ({
  isSimulated: false,
  isConnected: false,
  addressFor: async () => undefined,
  read: async () => ({ height: 0, transfers: [] }),
  send: async () => ({ refused: 'No custody is connected to this exchange, so nothing can be sent.' }),
  findSent: async () => undefined,
});
