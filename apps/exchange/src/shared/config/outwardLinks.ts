import type { Config } from './config';

/** A link out of the application, as the settings have it: without an address it leads nowhere. */
export type OutwardLink = Config['badges'][number];

export const withAddress = (links: readonly OutwardLink[]): OutwardLink[] => links.filter(({ url }) => url !== '');
