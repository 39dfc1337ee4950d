import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[8] });

export const lines = style({
  display: 'grid',
  selectors: { '& + &': { paddingBlockStart: space[8], borderBlockStart: `1px solid ${vars.line.subtle}` } },
});

/** High enough for a thumb, for links and buttons alike. */
export const line = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  inlineSize: '100%',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ...typography[16],
});
