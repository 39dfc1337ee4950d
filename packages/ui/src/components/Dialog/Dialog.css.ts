import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { screenBelow, screenFrom, space } from '../../tokens/scale';
import type { DialogSize } from './dialogSizes';
import { panel } from './Panel.css';
import { scrim } from './scrim.css';

const inset = (edge: 'top' | 'right' | 'bottom' | 'left', least: string): string =>
  `max(${least}, env(safe-area-inset-${edge}))`;

/** The padding keeps a dialog away from the edge of the screen. */
export const place = style([
  scrim,
  {
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `${inset('top', space[12])} ${inset('bottom', space[12])}`,
    paddingInline: `${inset('left', space[12])} ${inset('right', space[12])}`,
    '@media': {
      [`${screenFrom('tablet')} and (min-height: 560px)`]: { paddingBlock: space[48] },
      // A phone's keyboard covers the lower half of the screen.
      [screenBelow('tablet')]: { selectors: { '&:has(input, textarea)': { placeItems: 'start center' } } },
    },
  },
]);

const come = keyframes({ from: { opacity: 0, transform: `translateY(${space[8]})` } });
const go = keyframes({ to: { opacity: 0 } });

const root = style({
  maxBlockSize: '100%',
  selectors: {
    '&[data-state="open"]': { animation: `${come} ${motion.gentle} ${easing}` },
    '&[data-state="closed"]': { animation: `${go} ${motion.quick} ${easing} forwards` },
  },
});

const widths: Record<DialogSize, string> = { small: '420px', medium: '560px', large: '720px' };

export const size = styleVariants(widths, (maxInlineSize) => [panel, root, { maxInlineSize }]);
