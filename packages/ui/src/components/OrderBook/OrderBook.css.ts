import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';
import * as box from '../Field/box.css';

export const choices = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  selectors: { '&[data-under-tabs]': { flexGrow: 1, justifyContent: 'space-between' } },
});

export const groups = style({ display: 'flex', alignItems: 'center', gap: space[8], color: vars.text.secondary });

/** What the closed selector has besides its digits: paddings, gap, arrow and border. */
export const selectRoom = '44px';

export const select = style({ fontVariantNumeric: 'tabular-nums' });

/** Looks like the control that takes its place. */
export const closed = style([box.box.small, { paddingInline: space[8] }]);
