import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** As high as ten rows and the header, so that fewer rows don't pull the page up. */
export const frame = style({ minBlockSize: '484px' });

export const currency = style({ display: 'inline-flex', alignItems: 'center', gap: space[12] });

/**
 * Links to the coin. It comes after the pair in the document, because a click anywhere in the row follows its first
 * link. Hidden in a narrow table, whose figures need the space.
 */
export const icon = style({
  display: 'inline-flex',
  order: -1,
  borderRadius: '50%',
  '@container': { '(width < 480px)': { display: 'none' } },
});

export const names = style({ display: 'flex', flexDirection: 'column' });

export const pair = style({ fontWeight: weight.medium });

export const coin = style({ ...typography[12], color: vars.text.secondary });

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
