import { feedTexts } from './feed';

/** What the strip above every screen says while figures may be out of date. */
export const lineTexts = {
  offline: "You're offline. Prices aren't updating.",
  reconnecting: `${feedTexts.reconnecting} Prices may be out of date.`,
  delayed: `${feedTexts.delayed}. Prices may be out of date.`,
} as const;
