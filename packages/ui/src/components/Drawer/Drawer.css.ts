import { globalStyle, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius, space } from '../../tokens/scale';
import { body, close, head, panel } from '../Dialog/Panel.css';
import { scrim } from '../Dialog/scrim.css';
import type { DrawerSide } from './drawerSides';

const from = {
  bottom: 'translateY(100%)',
  start: 'translateX(-100%)',
  end: 'translateX(100%)',
} satisfies Record<DrawerSide, string>;

const moves = {
  bottom: { come: keyframes({ from: { transform: from.bottom } }), go: keyframes({ to: { transform: from.bottom } }) },
  start: { come: keyframes({ from: { transform: from.start } }), go: keyframes({ to: { transform: from.start } }) },
  end: { come: keyframes({ from: { transform: from.end } }), go: keyframes({ to: { transform: from.end } }) },
} satisfies Record<DrawerSide, { come: string; go: string }>;

const edges: Record<DrawerSide, StyleRule> = {
  bottom: { placeItems: 'end center' },
  start: { placeItems: 'stretch start' },
  end: { placeItems: 'stretch end' },
};

export const place = styleVariants(edges, (edge) => [
  scrim,
  {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Clipped rather than scrollable, so that focusing an element doesn't scroll it while the drawer slides in.
    overflow: 'clip',
    ...edge,
  },
]);

/** At the side it is as tall as the screen, and leaves enough of the page to tap. */
const beside: StyleRule = {
  inlineSize: `min(320px, calc(100% - ${space[48]}))`,
  blockSize: '100%',
  borderBlock: 0,
  borderRadius: 0,
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
};

const shapes: Record<DrawerSide, StyleRule> = {
  bottom: {
    maxInlineSize: '560px',
    maxBlockSize: '90dvh',
    borderBlockEnd: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderStartStartRadius: radius[8],
    borderStartEndRadius: radius[8],
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    transition: `translate ${motion.quick} ${easing}`,
    selectors: { '&[data-swiping]': { transition: 'none' } },
  },
  start: { ...beside, borderInlineStart: 0, paddingInlineStart: 'env(safe-area-inset-left)' },
  end: { ...beside, borderInlineEnd: 0, paddingInlineEnd: 'env(safe-area-inset-right)' },
};

const animated = (side: DrawerSide) =>
  style({
    selectors: {
      '&[data-state="open"]': { animation: `${moves[side].come} ${motion.gentle} ${easing}` },
      '&[data-state="closed"]': { animation: `${moves[side].go} ${motion.quick} ${easing} forwards` },
    },
  });

export const side = {
  bottom: style([panel, shapes.bottom, animated('bottom')]),
  start: style([panel, shapes.start, animated('start')]),
  end: style([panel, shapes.end, animated('end')]),
} satisfies Record<DrawerSide, string>;

/** Shows that the drawer can be swiped away. */
export const grip = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: space[16],
  touchAction: 'none',
  cursor: 'grab',
  '::before': {
    content: '',
    inlineSize: space[32],
    blockSize: space[4],
    borderRadius: radius[4],
    background: vars.line.control,
  },
});

globalStyle(`${grip} + ${head}`, { paddingBlockStart: space[2], touchAction: 'none', userSelect: 'none' });

globalStyle(`${grip} ~ ${close}`, { insetBlockStart: `calc(${space[16]} + ${space[2]})` });

for (const beside of [side.start, side.end]) globalStyle(`${beside} ${body}`, { flex: 1 });
