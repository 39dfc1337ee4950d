import { feedTexts } from './feed';

/** The text of the strip above every screen while figures may be out of date. */
export const lineTexts = {
  offline: "You're offline. Prices aren't updating.",
  unreachable: "We can't reach the exchange. You're still signed in.",
  reconnecting: `${feedTexts.reconnecting} Prices may be out of date.`,
  delayed: `${feedTexts.delayed}. Prices may be out of date.`,
} as const;
