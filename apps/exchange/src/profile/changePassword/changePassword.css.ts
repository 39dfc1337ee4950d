import { space, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

export const news = style({ selectors: { '&:empty': { display: 'none' } } });

export const title = style({ margin: 0, fontWeight: weight.strong });

export const text = style({ margin: 0 });

export const dialog = style({ display: 'grid', gap: space[16] });
