import { screenBelow, screenFrom, space, typography, vars } from '@exchange/ui';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { link, name } from './Brand.css';

const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  '@media': { [screenFrom('tablet')]: { paddingInline: space[24] } },
});

export const size = styleVariants({
  public: [root, { blockSize: '56px' }],
  trading: [
    root,
    { minBlockSize: '48px' },
    // On a phone the pair takes a line of its own below.
    {
      '@media': {
        [screenBelow('tablet')]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          paddingBlock: space[4],
        },
      },
    },
  ],
});

/** Where the window is not wide the figures of the pair need the room of the brand's name, which is still told. */
globalStyle(`${size.trading} ${name}`, {
  '@media': {
    [`${screenFrom('tablet')} and ${screenBelow('roomy')}`]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
    },
  },
});

/** Where there is room for the name it stands whole, and figures of the pair give way. */
globalStyle(`${size.trading} ${link}`, { '@media': { [screenFrom('roomy')]: { flexShrink: 0 } } });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  '@media': { [screenFrom('tablet')]: { gap: space[8] } },
});

export const visitor = style({ ...typography[13], color: vars.text.secondary, whiteSpace: 'nowrap' });

const belowDesk = screenBelow('desk');

/** On a phone and a tablet they stand in the menu. */
export const offers = style({
  display: 'flex',
  gap: space[16],
  marginInlineEnd: space[8],
  whiteSpace: 'nowrap',
  ...typography[13],
  '@media': { [belowDesk]: { display: 'none' } },
});

export const onlyDesk = style({
  display: 'flex',
  gap: space[8],
  '@media': { [belowDesk]: { display: 'none' } },
});

export const menu = style({ '@media': { [screenFrom('desk')]: { display: 'none' } } });

export const onlyWide = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [screenBelow('tablet')]: { display: 'none' } },
});

/** As wide as the account menu, so that nothing moves when it comes. */
export const accountRoom = style({
  inlineSize: '28px',
  '@media': { [screenFrom('tablet')]: { inlineSize: '106px' } },
});
