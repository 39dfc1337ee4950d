import { layer, screenBelow, screenFrom, vars } from '@exchange/ui';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { frame as page } from '#shared/page/frame.css.ts';
import { roomBelow, thumbBar } from '#shared/page/room.css.ts';

/** The footer is at the bottom however short the page is. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

const fromTablet = screenFrom('tablet');

/**
 * Notices about the whole page. Under the header of an ordinary page; on the trading screen over its end, so that
 * nothing moves under the pointer when one appears.
 */
export const notices = styleVariants({
  public: {},
  trading: {
    '@media': {
      [fromTablet]: { position: 'fixed', zIndex: layer.bar, insetInline: 0, insetBlockEnd: 0 },
      [screenBelow('tablet')]: { vars: { [roomBelow]: thumbBar } },
    },
  },
});

/** One line and a small button. */
const closureHeight = '45px';

export const closure = style({});

globalStyle(`${frame}:has(${notices.trading} ${closure})`, {
  '@media': { [fromTablet]: { vars: { [roomBelow]: closureHeight } } },
});

export const content = style({ flexGrow: 1, outline: 'none' });

/** As high as the window, so that the footer isn't pushed out of sight when the screen appears. */
export const loading = style([page, { minBlockSize: '100dvh', color: vars.text.secondary }]);
