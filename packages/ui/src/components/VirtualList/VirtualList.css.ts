import { style } from '@vanilla-extract/css';
import { density, vars } from '../../theme/contract.css';

/** Sentences are as small as the lines they stand for. */
export const frame = style({ fontSize: density.fontSize, lineHeight: density.lineHeight });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: density.rowHeight,
  paddingInline: density.inset,
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  whiteSpace: 'nowrap',
  selectors: { '&[data-last]': { borderBlockEndColor: 'transparent' } },
});

/** What fills a line may be as wide as it. */
export const content = style({ flex: 1, minInlineSize: 0 });
