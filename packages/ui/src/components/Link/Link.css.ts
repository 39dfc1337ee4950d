import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius, space } from '../../tokens/scale';
import type { LinkVariant } from './linkVariants';

const root = style({
  position: 'relative',
  borderRadius: radius[4],
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  transition: `color ${motion.quick} ${easing}, text-decoration-color ${motion.quick} ${easing}`,
});

export const variant = styleVariants({
  inline: [
    root,
    {
      color: vars.tone.accent.text,
      textDecorationColor: vars.tone.accent.line,
      selectors: { '&:hover': { textDecorationColor: 'currentcolor' } },
    },
  ],
  quiet: [
    root,
    { color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
  ],
} satisfies Record<LinkVariant, (string | StyleRule)[]>);

export const externalMark = style({
  display: 'inline-block',
  inlineSize: '0.7em',
  blockSize: '0.7em',
  marginInlineStart: space[4],
});
