import type { IconName } from './iconNames';

const star = 'M8 1.85L9.73 6.06L14.28 6.41L10.81 9.36L11.88 13.79L8 11.4L4.12 13.79L5.19 9.36L1.72 6.41L6.27 6.06Z';

const circle = 'M8 1.75a6.25 6.25 0 1 1 0 12.5a6.25 6.25 0 0 1 0-12.5Z';

/** Lines on a grid of 16 by 16. A line without length is a dot, as wide as the stroke. */
export const drawings: Record<IconName, string> = {
  star,
  starFilled: star,
  arrowUp: 'M8 13V3M3.5 7.5L8 3l4.5 4.5',
  arrowDown: 'M8 3v10M3.5 8.5L8 13l4.5-4.5',
  sort: 'M4.75 6L8 2.75L11.25 6M4.75 10L8 13.25L11.25 10',
  chevronUp: 'M3.5 10.25L8 5.75l4.5 4.5',
  chevronDown: 'M3.5 5.75L8 10.25l4.5-4.5',
  chevronLeft: 'M10.25 3.5L5.75 8l4.5 4.5',
  chevronRight: 'M5.75 3.5L10.25 8l-4.5 4.5',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9ZM10.25 10.25l3.5 3.5',
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  check: 'M2.75 8.5L6.25 12l7-8',
  success: `${circle}M5.25 8.25L7.25 10.25l3.5-4.25`,
  info: `${circle}M8 7.5v3.5M8 5v0`,
  warning: 'M8 2L14.5 13.5H1.5ZM8 6.5v3M8 11.5v0',
  error: 'M13.91 10.45L10.45 13.91L5.55 13.91L2.09 10.45L2.09 5.55L5.55 2.09L10.45 2.09L13.91 5.55ZM8 5v3.5M8 11v0',
  refresh: 'M13.5 8A5.5 5.5 0 1 1 11.9 4.1L13.5 5.75M13.5 2.25v3.5H10',
  externalLink:
    'M9.5 2.25h4.25v4.25M13.75 2.25L7.75 8.25M12 9.5v3.25a1 1 0 0 1-1 1H3.25a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1H6.5',
  user: 'M8 2a3 3 0 1 1 0 6a3 3 0 0 1 0-6ZM2.5 14C3 11.75 5.25 10.5 8 10.5s5 1.25 5.5 3.5',
  wallet:
    'M12.5 5V3.5a1 1 0 0 0-1-1h-8a1.25 1.25 0 0 0 0 2.5H13a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1H3.5A1.25 1.25 0 0 1 2.25 12.25V3.75M11 9.25v0',
  logout: 'M6 2.25H3.25a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1H6M10.5 11.25L13.75 8L10.5 4.75M13.75 8H6',
  sun: 'M8 5.25a2.75 2.75 0 1 1 0 5.5a2.75 2.75 0 0 1 0-5.5ZM13.5 8h1M11.89 11.89l.71.71M8 13.5v1M4.11 11.89l-.71.71M2.5 8h-1M4.11 4.11L3.4 3.4M8 2.5v-1M11.89 4.11l.71-.71',
  moon: 'M13.75 9.75A6 6 0 0 1 6.25 2.25a6 6 0 1 0 7.5 7.5Z',
};
