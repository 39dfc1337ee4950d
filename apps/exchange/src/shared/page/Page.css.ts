import { measure, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';
import { frame } from './frame.css';

export const root = frame;

export const intro = style({ display: 'grid', gap: space[4] });

export const heading = style({
  ...typography[20],
  fontWeight: weight.strong,
  // Takes the focus after a navigation, to be announced; it isn't a control.
  outline: 'none',
});

export const lead = style({
  maxInlineSize: measure,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  ...typography[14],
});
