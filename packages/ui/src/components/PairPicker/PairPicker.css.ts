import { createContainer, globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { floating } from '../../theme/floating.css';
import type { Density } from '../../tokens/density';
import { space, target, typography, weight } from '../../tokens/scale';

const pickerWidth = createContainer();

export const root = style({
  containerType: 'inline-size',
  containerName: pickerWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
});

/** As wide as all columns, if there is room. */
export const sheet = style([
  floating,
  {
    inlineSize: `min(520px, var(--radix-popover-content-available-width))`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[12],
    paddingBlockEnd: space[4],
  },
]);

/** As tall as all pairs and the header, so that a search with few results moves nothing. */
export const frame = styleVariants({
  compact: { blockSize: '366px' },
  comfortable: { blockSize: 'min(564px, 56dvh)' },
} satisfies Record<Density, StyleRule>);

export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

/** Smaller than its usual size, because these rows are no taller than the button. */
export const star = style({ display: 'inline-flex' });

globalStyle(`${star} button`, { blockSize: target.pointer, inlineSize: target.pointer });
globalStyle(`${star} button[aria-pressed="true"]`, { color: vars.tone.warning.text });

/** A click anywhere in the row does the same; this is for screen readers. */
export const name = style({
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: weight.medium,
  minBlockSize: target.pointer,
  textAlign: 'start',
  cursor: 'pointer',
  '@container': { [`${pickerWidth} (width < 320px)`]: { whiteSpace: 'normal' } },
});

export const unit = style({
  display: 'inline-block',
  inlineSize: '36px',
  paddingInlineStart: space[6],
  textAlign: 'start',
  color: vars.text.secondary,
});

export const current = style({ ...typography[16], fontWeight: weight.strong });

globalStyle(`${root} tr[data-pair]`, { cursor: 'pointer' });

globalStyle(`${root} tbody tr[aria-selected="true"]`, {
  background: vars.surface.raised,
  boxShadow: `inset 2px 0 ${vars.tone.accent.solid}`,
});

globalStyle(`${root} tbody tr[aria-current="true"] ${name}`, { color: vars.tone.accent.text });

/** On the narrowest phones, smaller letters avoid scrolling sideways. */
globalStyle(`${root} table`, {
  '@container': { [`${pickerWidth} (width < 360px)`]: { fontSize: typography[12].fontSize } },
});

export const onOverlay = style({});

/** Rows scroll under the header, so it needs the background of the popover. */
globalStyle(`${onOverlay} [data-density]:has(> table)`, { background: vars.surface.overlay });
