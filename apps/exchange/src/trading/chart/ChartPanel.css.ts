import { layer, space } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', blockSize: '100%', minInlineSize: 0 });

globalStyle(`${root} > *, ${root} [role="tabpanel"][data-state="active"]`, { blockSize: '100%' });

/** Over the start of each chart's header, which leaves space for them. */
export const tabs = style({
  position: 'absolute',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  insetInlineStart: space[8],
});

/** As high as that header, which is higher on touch screens. */
globalStyle(`${tabs} [role="tab"]`, {
  blockSize: '31px',
  '@media': { '(pointer: coarse)': { blockSize: '40px' } },
});

/** The header already has the line below the tabs. */
globalStyle(`${tabs} > *::before`, { display: 'none' });

export const message = style({ display: 'grid', alignItems: 'center', blockSize: '100%', minBlockSize: '160px' });
