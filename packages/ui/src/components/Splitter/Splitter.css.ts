import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import type { SplitterOrientation } from './splitterSteps';

/** The width of the target around the line, which is itself one pixel wide. */
const reach = { pointer: '9px', touch: '25px' } as const;

const active = '&:is(:hover, :focus-visible, [data-dragged])';

const anyLine = style({
  position: 'relative',
  zIndex: layer.sticky,
  flex: 'none',
  userSelect: 'none',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      background: vars.line.subtle,
      transition: `background ${motion.quick} ${easing}`,
    },
    [`${active}::after`]: { background: vars.focus.ring },
  },
});

const upright = (width: string): StyleRule => ({
  inlineSize: width,
  marginInline: `calc((1px - ${width}) / 2)`,
});

const lying = (height: string): StyleRule => ({
  blockSize: height,
  marginBlock: `calc((1px - ${height}) / 2)`,
});

const coarse = '(pointer: coarse)';

export const orientation = styleVariants({
  vertical: [
    anyLine,
    upright(reach.pointer),
    {
      cursor: 'col-resize',
      '@media': { [coarse]: upright(reach.touch) },
      selectors: {
        '&::after': { insetBlock: 0, insetInline: 'calc(50% - 0.5px)' },
        [`${active}::after`]: { insetInline: 'calc(50% - 1.5px)' },
      },
    },
  ],
  horizontal: [
    anyLine,
    lying(reach.pointer),
    {
      cursor: 'row-resize',
      '@media': { [coarse]: lying(reach.touch) },
      selectors: {
        '&::after': { insetInline: 0, insetBlock: 'calc(50% - 0.5px)' },
        [`${active}::after`]: { insetBlock: 'calc(50% - 1.5px)' },
      },
    },
  ],
} satisfies Record<SplitterOrientation, (string | StyleRule)[]>);
