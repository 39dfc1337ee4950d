import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, screenBelow, space, typography } from '../../tokens/scale';
import { note } from '../Field/Field.css';

/** One column, no wider than a comfortable field. */
export const root = style({
  display: 'grid',
  // A long word in a label must wrap rather than widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '420px',
  selectors: { '&[data-wide]': { maxInlineSize: 'none' } },
});

/**
 * Reserves room for errors, so that nothing moves when one appears. The note is closer to its own field than to the
 * next label.
 */
globalStyle(`${root} ${note}`, {
  minBlockSize: typography[12].lineHeight,
  marginBlockEnd: `calc(-1 * ${space[4]})`,
});
globalStyle(`${root} ${note}:empty`, { display: 'block' });

/** The banner is designed for the width of a page; here it fits a column. */
export const error = style({
  overflow: 'clip',
  border: `1px solid ${vars.tone.danger.line}`,
  borderBlockEnd: 0,
  borderRadius: radius[8],
  selectors: { '&:empty': { display: 'none' } },
});

/** Aligns its text with the text typed into the fields. */
globalStyle(`${error} > *`, { columnGap: space[8], paddingBlock: space[8], paddingInline: space[12] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[12],
  rowGap: space[8],
});

/** Wide buttons are easier to hit with a thumb. */
globalStyle(`${actions} > *`, { '@media': { [screenBelow('tablet')]: { flexGrow: 1 } } });
