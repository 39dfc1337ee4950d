/** Clients subscribed to the figures of all pairs. */
export const statsRoom = 'pair-stats';

export const pairRoom = (pair: string): string => `pair ${pair}`;

const userPrefix = 'user ';

export const userRoom = (uniqueId: string): string => `${userPrefix}${uniqueId}`;

/** The trader whose room this is, if it is a trader's. */
export const traderOfRoom = (room: string): string | undefined =>
  room.startsWith(userPrefix) ? room.slice(userPrefix.length) : undefined;
