import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';

const formWidth = createContainer();

/** Price and amount are side by side from the width at which both can show every digit. */
const wide = `${formWidth} (width >= 400px)`;

export const root = style({
  containerType: 'inline-size',
  containerName: formWidth,
  minInlineSize: 0,
  ...typography[12],
});

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
});

const side = style({ fontWeight: weight.strong });

export const title = styleVariants({
  buy: [side, { color: vars.tone.buy.text }],
  sell: [side, { color: vars.tone.sell.text }],
});

export const available = style({ color: vars.text.secondary });

export const balance = style({ color: vars.text.primary });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[12],
      alignItems: 'start',
      // Room for three lines of an error, so that the button stays where it is when one appears.
      minBlockSize: '108px',
    },
  },
});

export const priceHint = style({ selectors: { '&[data-stale]': { color: vars.tone.warning.text } } });

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@container': {
    // A fee with all its digits is wider than the total.
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[12], alignItems: 'end' },
  },
});

export const sums = style({ display: 'grid', gap: space[2], fontVariantNumeric: 'tabular-nums' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const lineLabel = style({ color: vars.text.secondary });

export const notice = style({ minBlockSize: typography[12].lineHeight, overflowWrap: 'anywhere' });
