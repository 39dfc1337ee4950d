const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** '6 Dec 2020 05:30 UTC' */
export const utc = (at: number): string => `${moment.format(at).replace(',', '')} UTC`;
