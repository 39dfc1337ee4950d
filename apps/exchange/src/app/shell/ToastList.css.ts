import { roomAboveToasts, screenFrom } from '@exchange/ui';
import { styleVariants } from '@vanilla-extract/css';
import { tradingHeaderHeight } from '#shared/page/room.css.ts';

/** The title and the header of the order book, and its first rows. */
const bookTop = `${String(36 + 20 + 3 * 20)}px`;

const around = { display: 'contents' } as const;

/** Toasts cover neither the tools of the header nor the first rows of the book. */
export const room = styleVariants({
  page: { ...around, vars: { [roomAboveToasts]: '56px' } },
  trading: {
    ...around,
    vars: { [roomAboveToasts]: tradingHeaderHeight },
    '@media': { [screenFrom('desk')]: { vars: { [roomAboveToasts]: `calc(${tradingHeaderHeight} + ${bookTop})` } } },
  },
});
