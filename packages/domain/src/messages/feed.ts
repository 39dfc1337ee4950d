/** The state of live data, in the same words wherever it is shown. */
export const feedTexts = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  delayed: 'Delayed',
} as const;
