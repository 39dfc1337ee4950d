import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space, target, typography } from '../../tokens/scale';
import { unit, unitRoom } from '../AmountField/AmountField.css';

const formWidth = createContainer();

/** Narrower than this, a row of three fields can't show the digits of any. */
const narrow = `${formWidth} (width < 340px)`;

/** In a row that isn't wider than this, fields have no room for their units. */
const spare = `${formWidth} (340px <= width < 560px)`;

const coarse = '(pointer: coarse)';

/** What one side can spend stands in the screen's line above the form. */
export const balanceLine = { block: '28px', touch: target.touch } as const;

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  containerName: formWidth,
  minInlineSize: 0,
  ...typography[12],
});

/** 8, fields, 8, shares, 8, one line of 20, 8, button, 8. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[8],
});

export const available = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: space[8],
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: balanceLine.block,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  '@media': { [coarse]: { blockSize: balanceLine.touch } },
});

/** In a drawer, whose line above has no room for it. */
globalStyle(`${root}[data-size="large"] ${available}`, {
  position: 'static',
  justifyContent: 'flex-end',
  blockSize: 'auto',
  paddingBlockStart: space[8],
});

export const balance = style({ color: vars.text.primary });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr) minmax(0, 10fr)',
  gap: space[8],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const total = style({ minInlineSize: 0 });

/** Between both, units are left to the line above; the total's is that of the price. */
globalStyle(`${fields} span:has(> ${unit})`, {
  '@container': { [spare]: { display: 'none' } },
});
globalStyle(`${total} span:has(> ${unit})`, { display: 'none' });

globalStyle(`${fields} > * > span`, { '@container': { [spare]: { vars: { [unitRoom]: '0px' } } } });
globalStyle(`${total} > * > span`, { vars: { [unitRoom]: '0px' } });

/** Lower than other controls, as this is the one place where height is scarce. */
globalStyle(`${root}[data-size="small"] [role="group"] button`, { blockSize: target.pointer });
globalStyle(`${root}[data-size="small"] button[type="submit"]`, { blockSize: '32px' });

/** Always there and always as high, so that no message moves the button. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  blockSize: '20px',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // A share that was cut is said above what the order comes to, in the gap above the line.
  selectors: {
    '&[data-cut]': {
      flexWrap: 'wrap',
      rowGap: 0,
      blockSize: '28px',
      marginBlockStart: `-${space[8]}`,
      fontSize: typography[11].fontSize,
      lineHeight: '14px',
    },
  },
});

export const sums = style({ display: 'contents' });

export const sum = style({ display: 'flex', gap: space[4], minInlineSize: 0 });

/** The fee gives way to what is received. */
export const fee = style([sum, { overflow: 'hidden' }]);

export const received = style([sum, { flexShrink: 0 }]);

export const lineLabel = style({ color: vars.text.secondary });

export const notes = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.text.secondary,
  selectors: { '[data-cut] > &': { order: -1, inlineSize: '100%', marginInlineStart: 0 } },
});

/** Waits to be announced. */
export const silent = style({ position: 'absolute' });

/** A long message takes the gap above the line too, and what is above that if it must: a figure is never cut off. */
export const message = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '20px',
  background: vars.surface.panel,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: typography[11].fontSize,
  lineHeight: '14px',
  // The buttons under it can still be pressed.
  pointerEvents: 'none',
});

globalStyle(`${message} a`, { pointerEvents: 'auto' });

export const delayed = style({ color: vars.tone.warning.text });
