/** What the strip above every screen says while figures may be out of date. */
export const lineTexts = {
  offline: "You're offline. Prices aren't updating.",
  reconnecting: 'Reconnecting… Prices may be out of date.',
  delayed: 'Delayed. Prices may be out of date.',
} as const;
