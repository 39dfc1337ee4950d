import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, space, typography, weight } from '../../tokens/scale';

const root = style({
  display: 'inline-block',
  paddingInline: space[6],
  borderRadius: radius[4],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  ...typography[11],
});

export const tone = styleVariants(vars.tone, ({ surface, text }) => [root, { background: surface, color: text }]);
