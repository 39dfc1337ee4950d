import { style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { space, typography } from '../../packages/ui/src/tokens/scale';

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[16],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.line.subtle}` },
  },
  '@media': {
    '(min-width: 768px)': { gridTemplateColumns: '240px minmax(0, 1fr)', alignItems: 'baseline', columnGap: space[24] },
  },
});

export const prices = style({ ...typography[12], inlineSize: '100%', maxInlineSize: 420 });

export const priceCell = style({
  blockSize: 28,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const priceHead = style([priceCell, { color: vars.text.secondary, fontWeight: 'inherit' }]);

export const zeros = style({ color: vars.text.secondary });
