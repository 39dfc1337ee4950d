import { radius, screenBelow, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const reachingUp = { paddingBlockStart: space[12] } as const;

/** Wide enough for a form and what helps to fill it in. */
const wide = '(width >= 900px)';

/** It follows its row's width, not the window's; where nothing gives it one, it is as wide as a form. */
export const place = style({
  containerType: 'inline-size',
  inlineSize: '420px',
  minInlineSize: '100%',
  maxInlineSize: '100%',
});

/** One column, as wide as a form. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '420px',
  ...typography[14],
  // Space for the button beside the first label, whose touch area extends upwards.
  '@media': { '(pointer: coarse)': reachingUp, [screenBelow('tablet')]: reachingUp },
  '@container': { [wide]: { maxInlineSize: 'none' } },
});

const formWidth = '420px';

globalStyle(`${panel} > *`, { '@container': { [wide]: { maxInlineSize: formWidth } } });

/** What is sent at the start of the line, what becomes of it beside it. */
globalStyle(`${panel} > form`, {
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, ${formWidth}) minmax(0, 360px)`,
      justifyContent: 'space-between',
      columnGap: space[48],
      maxInlineSize: 'none',
    },
  },
});
globalStyle(`${panel} > form > *`, { '@container': { [wide]: { gridColumn: '1' } } });

export const notice = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
});

export const warning = style([notice, { borderColor: vars.tone.warning.line, background: vars.tone.warning.surface }]);

export const title = style({ margin: 0, ...typography[14], fontWeight: weight.strong });

export const text = style({ margin: 0, overflowWrap: 'anywhere' });

export const secondary = style({
  margin: 0,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...typography[12],
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const figures = style({ display: 'grid', gap: space[4], margin: 0, fontVariantNumeric: 'tabular-nums' });

/** Small on a phone, where everything must fit above the keyboard. */
export const summary = style([figures, { '@media': { [screenBelow('tablet')]: { gap: 0, ...typography[12] } } }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const sums = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  '@container': {
    [wide]: {
      selectors: { [`${panel} > form > &`]: { gridColumn: '2', gridRow: '1 / span 6' } },
    },
  },
});

export const notes = style({
  display: 'none',
  gap: space[4],
  margin: 0,
  paddingBlockStart: space[12],
  paddingInlineStart: 0,
  borderBlockStart: `1px solid ${vars.line.subtle}`,
  listStyle: 'none',
  color: vars.text.secondary,
  ...typography[12],
  '@container': { [wide]: { display: 'grid' } },
});

/** Space for the exact figure is reserved even if the short one is exact. */
export const balance = style([line, { alignContent: 'start', minBlockSize: '36px' }]);

export const label = style({ color: vars.text.secondary });

export const value = style({ margin: 0, textAlign: 'end', marginInlineStart: 'auto', overflowWrap: 'anywhere' });

export const exactly = style({ display: 'block', color: vars.text.secondary, ...typography[12] });

/** Groups don't break; the eye compares one after the other. */
export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const different = style({
  color: vars.tone.warning.text,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/** Side by side even on a phone: with the keyboard open there is little room. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  alignItems: 'start',
  // The button beside the first label must not overlap the second label.
  gap: space[12],
});

export const confirmation = style({
  display: 'grid',
  gap: space[16],
  // The keyboard of a phone leaves no more room.
  '@media': { [screenBelow('tablet')]: { gap: space[4] } },
});

/** Reserves space for errors of two lines. */
const noteHeight = '32px';

globalStyle(`${panel} form [aria-live="polite"]`, { minBlockSize: noteHeight });
globalStyle(`${codes} [aria-live="polite"]:is(*, :empty)`, { display: 'block', minBlockSize: noteHeight });

/** An error about neither code uses the space that both reserve for theirs. */
export const refusal = style({
  minBlockSize: noteHeight,
  marginBlockStart: `calc(-${noteHeight} - ${space[16]})`,
  ...typography[12],
  '@media': { [screenBelow('tablet')]: { marginBlockStart: `calc(-${noteHeight} - ${space[4]})` } },
});

globalStyle(`${refusal}:empty`, { visibility: 'hidden', pointerEvents: 'none' });
