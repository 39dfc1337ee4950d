import { radius, screenFrom, space, target, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});

export const title = style({ ...typography[12], color: vars.text.secondary });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: target.touch,
  paddingInline: space[12],
  ...typography[12],
  color: vars.text.secondary,
  textDecoration: 'none',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[4],
  selectors: { '&:hover': { color: vars.text.primary, borderColor: vars.line.strong } },
});

export const badge = box;

export const store = style([
  box,
  { color: vars.text.primary, '@media': { [screenFrom('desk')]: { marginInlineStart: 'auto' } } },
]);

export const picture = style({ inlineSize: '16px', blockSize: '16px' });
