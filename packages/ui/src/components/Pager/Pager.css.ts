import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';

const pager = createContainer();
const phone = `${pager} (width < 480px)`;

export const root = style({ inlineSize: '100%', containerType: 'inline-size', containerName: pager });

export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] });

export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  fontVariantNumeric: 'tabular-nums',
  ...typography[13],
});

export const rows = style({ color: vars.text.secondary, ...typography[12] });

export const buttons = style({ display: 'flex', flexShrink: 0, gap: space[8] });

/** On a phone only the arrow is visible; screen readers still get the words. */
export const word = style({
  '@container': {
    [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
