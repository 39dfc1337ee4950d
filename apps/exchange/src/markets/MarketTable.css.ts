import { radius, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = '(width < 480px)';

/** As high as ten rows and the header, so that fewer rows don't pull the page up. */
export const frame = style({ minBlockSize: '484px', '@media': { [phone]: { minBlockSize: '676px' } } });

/** A thumb's rows, in which the line stands below the change. */
globalStyle(`${frame} tbody > tr`, { '@media': { [phone]: { blockSize: '64px' } } });

export const currency = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  '@container': { [phone]: { gap: space[6] } },
});

/**
 * Links to the coin. It comes after the pair in the document, because a click anywhere in the row follows its first
 * link. Hidden in the narrowest tables, whose figures need the space.
 */
export const icon = style({
  position: 'relative',
  display: 'inline-flex',
  order: -1,
  inlineSize: '32px',
  borderRadius: radius[4],
  '@container': { '(width < 356px)': { display: 'none' } },
});

/** Six pairs have the same base coin. The edge cuts the two discs apart. */
export const quote = style({
  position: 'absolute',
  insetBlockEnd: '-3px',
  insetInlineEnd: 0,
  display: 'inline-flex',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.surface.page}`,
  '@media': {
    '(hover: hover)': { selectors: { 'tr:hover &': { boxShadow: `0 0 0 2px ${vars.surface.raised}` } } },
  },
});

export const names = style({ display: 'flex', flexDirection: 'column' });

export const pair = style({ fontWeight: weight.medium });

export const coin = style({ ...typography[12], color: vars.text.secondary });

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  // A baseline of its own would put it above the figures beside it.
  verticalAlign: 'middle',
  '@container': { [phone]: { flexDirection: 'column-reverse', alignItems: 'flex-end', gap: space[4] } },
});

/** Keeps its room while the line isn't there. */
export const line = style({
  inlineSize: '72px',
  blockSize: '20px',
  '@container': { [phone]: { inlineSize: '56px', blockSize: '16px' } },
});

/** As wide as usual changes, so that the lines stand below each other. */
export const percent = style({ minInlineSize: '68px', '@container': { [phone]: { minInlineSize: 0 } } });

export const prices = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' });

export const usd = style({ ...typography[12], color: vars.text.secondary });

export const unit = style({
  display: 'inline-block',
  inlineSize: '36px',
  paddingInlineStart: space[6],
  textAlign: 'start',
  ...typography[12],
  color: vars.text.secondary,
});
