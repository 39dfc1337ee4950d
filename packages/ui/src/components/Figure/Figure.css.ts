import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { radius } from '../../tokens/scale';

/** Tables narrower than this have no room to align decimal points. */
const narrow = '(width < 480px)';

/** The same for trading panels, which have more columns. */
const manyColumns = '(width < 1024px)';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-stale]': { color: vars.text.secondary },
    '&[data-room]::after': { content: 'attr(data-room)', visibility: 'hidden' },
    '&[data-pad]::after': { content: 'attr(data-pad)', visibility: 'hidden' },
  },
  '@container': {
    [narrow]: { selectors: { '&[data-room]::after': { content: 'none' } } },
    [manyColumns]: { selectors: { '[data-density="compact"] &[data-room]::after': { content: 'none' } } },
  },
});

export const zeros = style({ color: vars.text.secondary });

export const loose = style({
  display: 'inline-block',
  inlineSize: 0,
  '@container': {
    [narrow]: { inlineSize: 'auto' },
    [manyColumns]: { selectors: { '[data-density="compact"] &': { inlineSize: 'auto' } } },
  },
});

/** Not selectable, so that copying a figure gives its digits, not the shorthand. */
export const short = style({ userSelect: 'none' });

const fade = keyframes({ from: { opacity: 1 } });

/** Behind the digits and wider than they are, so that nothing moves. */
const under = style({
  position: 'absolute',
  zIndex: layer.behind,
  insetBlock: '-2px',
  insetInline: '-4px',
  borderRadius: radius[4],
  opacity: 0,
  animation: `${fade} ${motion.flash} ${easing}`,
});

export const flash = styleVariants({
  up: [under, { background: vars.tone.buy.line }],
  down: [under, { background: vars.tone.sell.line }],
});
