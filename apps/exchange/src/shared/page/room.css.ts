import { screenFrom } from '@exchange/ui';
import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';

const height = createVar();

/** On one line where there is room, otherwise with the pair below the name. */
export const tradingHeader = { desk: '48px', tablet: '76px', phone: { brand: '44px', pair: '48px' } } as const;

globalStyle(':root', {
  vars: { [height]: `calc(${tradingHeader.phone.brand} + ${tradingHeader.phone.pair})` },
  '@media': {
    [screenFrom('tablet')]: { vars: { [height]: tradingHeader.tablet } },
    [screenFrom('wide')]: { vars: { [height]: tradingHeader.desk } },
  },
});

/** The height of the header above a screen that fills the window. */
export const tradingHeaderHeight = fallbackVar(height, tradingHeader.desk);

/** The height of a notice that stays over the end of a screen that fills the window. */
export const roomBelow = createVar();

/** The buttons at the end of a phone's window: 44 and the space around them. */
export const thumbBar = '60px';
