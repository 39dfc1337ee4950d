import { createContainer, globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { floating } from '../../theme/floating.css';
import type { Density } from '../../tokens/density';
import { layer } from '../../tokens/layer';
import { space, target, typography, weight } from '../../tokens/scale';
import type { PairPickerPlace } from './pairPlaces';

const pickerWidth = createContainer();

const root = style({ containerType: 'inline-size', containerName: pickerWidth, minInlineSize: 0 });

const panel = style([root, { position: 'relative', blockSize: '100%', background: vars.surface.panel }]);

export const place = styleVariants({
  overlay: [root, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }],
  panel: [panel],
} satisfies Record<PairPickerPlace, (string | StyleRule)[]>);

/** The search is at the end of the line of tabs. */
globalStyle(`${panel} > :first-child`, {
  position: 'absolute',
  zIndex: layer.sticky,
  insetBlockStart: space[4],
  insetInlineEnd: space[8],
  inlineSize: 'min(136px, 44%)',
});

globalStyle(`${panel} > :last-child`, { display: 'flex', flexDirection: 'column', blockSize: '100%' });
/** Three pairs and their header are as high as the least a panel gets. */
globalStyle(`${panel} thead :is(th, th button)`, { blockSize: '24px', minBlockSize: 0 });
globalStyle(`${panel} :is(th, td):first-child`, { paddingInlineStart: space[4] });
globalStyle(`${panel} :is(th, td):last-child`, { paddingInlineEnd: space[8] });

globalStyle(`${panel} [role="tablist"]`, { paddingInlineStart: space[8] });
globalStyle(`${panel} [role="tab"]`, { blockSize: '35px' });
globalStyle(`${panel} > :last-child > [role="tabpanel"]`, { flexGrow: 1, minBlockSize: 0 });

/** Nothing is about to be chosen by Enter while the focus is elsewhere. */
globalStyle(`${panel}:not(:has(input:focus)) tbody tr[aria-selected="true"]:not([aria-current])`, {
  background: 'none',
  boxShadow: 'none',
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
const frame = styleVariants({
  compact: { blockSize: '366px' },
  comfortable: { blockSize: 'min(564px, 56dvh)' },
} satisfies Record<Density, StyleRule>);

const filled = style({ blockSize: '100%' });

export const frames = {
  overlay: frame,
  panel: { compact: filled, comfortable: filled },
} satisfies Record<PairPickerPlace, Record<Density, string>>;

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
