import { layer, screenBelow, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tradingHeader, tradingHeaderHeight } from '#shared/page/room.css.ts';
import { words } from '#shared/unconfirmed/UnconfirmedView.css.ts';
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
    { blockSize: tradingHeader.desk },
    // Where one line has no room for all figures of the pair, they have their own below. On a phone it stays in sight.
    {
      '@media': {
        [screenBelow('wide')]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateRows: `${tradingHeader.phone.brand} minmax(0, 1fr)`,
          blockSize: tradingHeaderHeight,
        },
        [`${screenFrom('tablet')} and ${screenBelow('wide')}`]: {
          gridTemplateRows: '36px minmax(0, 1fr)',
        },
        [screenBelow('tablet')]: {
          position: 'sticky',
          insetBlockStart: `-${tradingHeader.phone.brand}`,
          zIndex: layer.bar,
          paddingInline: space[12],
          background: vars.surface.page,
        },
      },
    },
  ],
});

/** On one line, the pair's figures need the space of the brand name, which screen readers still announce. */
globalStyle(`${size.trading} ${name}`, {
  '@media': {
    [`${screenFrom('wide')} and ${screenBelow('roomy')}`]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
    },
  },
});

/** On wide windows the name is shown in full, and the pair's figures shrink. */
globalStyle(`${size.trading} ${link}`, { '@media': { [screenFrom('roomy')]: { flexShrink: 0 } } });

globalStyle(`${size.trading} ${words} > span`, { '@media': { [screenBelow('ample')]: { display: 'none' } } });

export const sections = style({
  display: 'flex',
  flexShrink: 0,
  gap: space[12],
  marginInline: `${space[8]} auto`,
  whiteSpace: 'nowrap',
  ...typography[13],
});

export const section = style({
  color: vars.text.secondary,
  selectors: { '&[aria-current]': { color: vars.text.primary, fontWeight: weight.medium } },
});

export const menu = style({});

/** A pair's figures are longer than anything on other pages, and nothing gives way to these. */
const sectionsFit = { public: screenFrom('roomy'), trading: '(width >= 1920px)' } as const;

for (const header of ['public', 'trading'] as const) {
  globalStyle(`${size[header]} ${sections}`, {
    '@media': { [`not all and ${sectionsFit[header]}`]: { display: 'none' } },
  });
  globalStyle(`${size[header]} ${menu}`, { '@media': { [sectionsFit[header]]: { display: 'none' } } });
}

export const end = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  '@media': { [screenFrom('tablet')]: { gap: space[8] } },
});

export const visitor = style({ ...typography[13], color: vars.text.secondary, whiteSpace: 'nowrap' });

const belowDesk = screenBelow('desk');

/** On phones and tablets these are in the menu. */
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

export const onlyWide = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [screenBelow('tablet')]: { display: 'none' } },
});

/** As wide as the account menu, so that nothing moves when it appears. */
export const accountRoom = style({
  inlineSize: '28px',
  '@media': { [screenFrom('tablet')]: { inlineSize: '106px' } },
});
