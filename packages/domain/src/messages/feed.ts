/** The state of live data, in the same words on every screen. */
export const feedTexts = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  delayed: 'Delayed',
} as const;
