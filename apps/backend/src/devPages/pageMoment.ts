/** A time as shown on developer pages, always in UTC. */
export const pageMoment = (at: Date): string => at.toISOString().replace('T', ' ').replace(/\..*$/, ' UTC');
