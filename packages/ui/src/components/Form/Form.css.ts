import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, screenBelow, space, typography } from '../../tokens/scale';
import { note } from '../Field/Field.css';

/** One column, no wider than a line of its answers. */
export const root = style({
  display: 'grid',
  // What is wide within, a long word of a label, is to wrap and not to widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '420px',
});

/**
 * An error has its place before it comes, so that nothing moves under a pointer or an eye.
 * It stands closer to its own field than to the next label.
 */
globalStyle(`${root} ${note}`, {
  minBlockSize: typography[12].lineHeight,
  marginBlockEnd: `calc(-1 * ${space[4]})`,
});
globalStyle(`${root} ${note}:empty`, { display: 'block' });

/** The banner is made for the width of a page; here it stands in a column. */
export const error = style({
  overflow: 'clip',
  border: `1px solid ${vars.tone.danger.line}`,
  borderBlockEnd: 0,
  borderRadius: radius[8],
  selectors: { '&:empty': { display: 'none' } },
});

/** As far from its edge as what is typed is from that of its box. */
globalStyle(`${error} > *`, { columnGap: space[8], paddingBlock: space[8], paddingInline: space[12] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[12],
  rowGap: space[8],
});

/** A thumb finds what is wide. */
globalStyle(`${actions} > *`, { '@media': { [screenBelow('tablet')]: { flexGrow: 1 } } });
