import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { radius, space, typography, weight } from '../../tokens/scale';

/** Stays in view however far either side is scrolled. */
export const middle = style({
  position: 'sticky',
  insetBlock: '20px 0',
  zIndex: layer.sticky,
  flex: 'none',
  // Changes up to every frame, and must not cause layout outside itself.
  contain: 'size layout style',
  blockSize: '52px',
  borderBlock: `1px solid ${vars.line.subtle}`,
  background: vars.surface.panel,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  blockSize: '100%',
  paddingInline: space[8],
});

/** The drawing sets its direction as an attribute. */
export const last = style({ display: 'grid', flex: 'none', color: vars.text.primary });

const risen = `${last}[data-direction="up"]`;
const fallen = `${last}[data-direction="down"]`;

export const price = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  ...typography[16],
  lineHeight: '24px',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    [`${risen} > &`]: { color: vars.tone.buy.text },
    [`${fallen} > &`]: { color: vars.tone.sell.text },
    [`[data-stale] ${last} > &`]: { color: vars.text.secondary },
  },
});

globalStyle(`${last}:not([data-direction="up"]) [data-arrow="up"]`, { display: 'none' });
globalStyle(`${last}:not([data-direction="down"]) [data-arrow="down"]`, { display: 'none' });

/** Looks like a plain price until someone hovers it. */
export const pickable = style([
  price,
  {
    margin: `0 calc(-1 * ${space[4]})`,
    padding: `0 ${space[4]}`,
    border: 0,
    borderRadius: radius[4],
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    cursor: 'pointer',
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.surface.raised } } } },
  },
]);

export const zeros = style({ color: vars.text.secondary });

export const usd = style({
  ...typography[12],
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  selectors: { '[data-worthless] > &': { visibility: 'hidden' } },
});

export const side = style({ minInlineSize: 0, textAlign: 'end' });

export const sweep = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  columnGap: space[8],
  ...typography[11],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Under the spread. */
export const share = style({ gridColumn: '2', color: vars.text.secondary });

export const name = style({ color: vars.text.secondary });
