import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The layout of a page that replaces the whole product. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: '560px',
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: space[48],
});

export const heading = style({ ...typography[20], fontWeight: weight.strong, outline: 'none' });

export const faults = style({ borderBlockStart: `1px solid ${vars.line.subtle}` });

export const fault = style({
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  overflowWrap: 'anywhere',
});

export const setting = style({ fontWeight: weight.medium });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlockStart: space[8] });
