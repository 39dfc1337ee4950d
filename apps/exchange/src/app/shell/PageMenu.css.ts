import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[8] });

export const lines = style({
  display: 'grid',
  selectors: { '& + &': { paddingBlockStart: space[8], borderBlockStart: `1px solid ${vars.line.subtle}` } },
});

/** As high as a thumb wants it. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  overflowWrap: 'anywhere',
  ...typography[16],
});
