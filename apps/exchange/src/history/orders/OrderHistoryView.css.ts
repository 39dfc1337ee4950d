import { screenFrom, space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 });

/** The filters, and the buttons beside them. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
});

export const panel = style({ flexBasis: '100%', '@media': { [screenFrom('tablet')]: { flexBasis: 'auto' } } });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  marginInlineStart: 'auto',
  selectors: { '&:not(:has(:not(:empty)))': { display: 'none' } },
});

export const stale = style({ color: vars.tone.warning.text, selectors: { '&:empty': { display: 'none' } } });
