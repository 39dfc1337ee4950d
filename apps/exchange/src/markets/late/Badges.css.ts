import { radius, screenFrom, space, target, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const tablet = screenFrom('tablet');

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
  '@media': { [screenFrom('desk')]: { flexWrap: 'nowrap' } },
});

export const title = style({
  ...typography[12],
  color: vars.text.secondary,
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': { [tablet]: { flexWrap: 'nowrap' } },
});

const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: target.pointer,
  paddingInline: space[6],
  ...typography[11],
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[4],
  selectors: { '&:hover': { color: vars.text.primary, borderColor: vars.line.strong } },
  '@media': { '(pointer: coarse)': { minBlockSize: target.touch } },
});

export const badge = box;

export const store = style([box, { '@media': { [screenFrom('desk')]: { marginInlineStart: 'auto' } } }]);

export const picture = style({ inlineSize: '12px', blockSize: '12px' });
