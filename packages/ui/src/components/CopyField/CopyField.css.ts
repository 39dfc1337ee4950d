import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, space, typography } from '../../tokens/scale';

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minInlineSize: 0,
  paddingInline: space[12],
  paddingInlineEnd: space[4],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[4],
  background: vars.surface.panel,
  color: vars.text.primary,
  ...typography[14],
});

/** As tall as a field for one line; longer values wrap. */
export const value = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '7px',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const action = style({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  minBlockSize: '34px',
});

/** There is no room around the button for an offset focus ring. */
globalStyle(`${action} button:focus-visible`, { outlineOffset: '-1px' });

/** Both labels share one cell, so that nothing moves when one replaces the other. */
export const labels = style({ display: 'inline-grid', justifyItems: 'end' });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  gridArea: '1 / 1',
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
});

export const failure = style({ color: vars.tone.warning.text });
