import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[6],
  // Next to a taller field, the extra space goes below, not between the lines.
  alignContent: 'start',
  minInlineSize: 0,
  fontVariantNumeric: 'normal',
});

globalStyle(`${root} > *`, { gridColumn: '1 / -1', minInlineSize: 0 });

/** The first line holds the label and what is at its end. */
const firstLine = { gridRow: 1, alignSelf: 'baseline', ...typography[13] } as const;

export const label = style({
  color: vars.text.primary,
  fontWeight: weight.medium,
  selectors: { '&&': { gridColumn: 1 } },
  ...firstLine,
});

export const optional = style({ color: vars.text.secondary, fontWeight: weight.regular });

export const aside = style({
  color: vars.text.secondary,
  textAlign: 'end',
  selectors: { '&&': { gridColumn: 2 } },
  ...firstLine,
});

export const note = style({
  ...typography[12],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const hint = style({ color: vars.text.secondary });
