import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  verticalAlign: 'middle',
});

/** Reserves the space of the mark for coins without one, so that symbols line up. */
export const noMark = style({ flex: 'none' });

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const symbol = style({ fontWeight: weight.medium });

export const name = style({ ...typography[12], fontWeight: weight.regular, color: vars.text.secondary });
