import { controlHeight, measure, radius, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  textWrap: 'pretty',
});

/** Introduction and instructions. */
export const lead = style({ margin: 0, maxInlineSize: measure, color: vars.text.secondary, ...typography[13] });

export const text = style({ margin: 0 });

/** At the end of the reading line on a desktop, full width for thumbs on a phone. */
export const actions = style({
  display: 'grid',
  '@media': { [screenFrom('tablet')]: { display: 'flex', justifyContent: 'flex-end' } },
});

export const heading = style({ margin: 0, ...typography[14], fontWeight: weight.strong, outline: 'none' });

export const steps = style({ display: 'grid', gap: space[24], margin: 0, padding: 0, listStyle: 'none' });

const markerSize = '24px';

/** The number beside its step, or above it on a phone, so that codes have the whole width. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${markerSize} minmax(0, 1fr)`,
  columnGap: space[12],
  rowGap: space[12],
});

export const marker = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: markerSize,
  border: `1px solid ${vars.line.control}`,
  borderRadius: '50%',
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums',
  ...typography[12],
  fontWeight: weight.strong,
  selectors: {
    '&[data-done]': {
      borderColor: vars.tone.success.line,
      background: vars.tone.success.surface,
      color: vars.tone.success.text,
    },
  },
});

export const stepTitle = style({ margin: 0, ...typography[14], lineHeight: markerSize, fontWeight: weight.medium });

export const stepBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  gridColumn: '1 / -1',
  '@media': { [screenFrom('tablet')]: { gridColumn: 2 } },
});

export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  justifyItems: 'center',
  '@media': {
    [screenFrom('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'stretch',
    },
  },
});

export const key = style({ inlineSize: '100%' });

/** The text comes first, to align with the label. */
export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: vars.tone.success.text,
});

/** As high as the button it replaces. */
export const waiting = style({ minBlockSize: controlHeight[36], borderRadius: radius[4], margin: 0, outline: 'none' });

export const strong = style({ margin: 0, fontWeight: weight.strong, outline: 'none' });

export const choices = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** The button at the end of the line on a desktop, below and full width on a phone. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.line.subtle}` } },
  '@media': {
    [screenFrom('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 144px',
      columnGap: space[24],
      alignItems: 'center',
    },
  },
});

export const choiceName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  ...typography[14],
  fontWeight: weight.medium,
});
