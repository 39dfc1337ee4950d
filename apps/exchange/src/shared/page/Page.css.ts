import { measure, space, typography, weight } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';
import { frame } from './frame.css';

export const width = styleVariants({
  work: [frame],
  reading: [frame, typography[16], { maxInlineSize: `calc(${measure} + 2 * ${space[24]})` }],
});

export const heading = style({
  ...typography[20],
  fontWeight: weight.strong,
  // Takes the focus after a navigation, to be announced; it isn't a control.
  outline: 'none',
});
