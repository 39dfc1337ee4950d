import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';

export const parts = style({
  display: 'grid',
  // Two columns, or one if there isn't room for two.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(132px, 40%), 100%), 1fr))',
  columnGap: space[12],
  rowGap: space[4],
  ...typography[12],
  fontVariantNumeric: 'normal',
  color: vars.text.secondary,
});

export const part = style({
  display: 'flex',
  gap: space[6],
  selectors: { '&[data-met="true"]': { color: vars.text.primary } },
});

/** A dot until the part is met, then a tick. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space[12],
  blockSize: typography[12].lineHeight,
  color: vars.tone.success.text,
  selectors: {
    '&:empty::before': {
      content: '""',
      inlineSize: space[4],
      blockSize: space[4],
      borderRadius: '50%',
      background: vars.line.control,
    },
  },
});
