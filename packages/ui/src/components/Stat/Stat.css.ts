import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { screenBelow, space, typography, weight } from '../../tokens/scale';
import type { StatLayout, StatSize } from './statVariants';

const labelSize = createVar();
const labelLine = createVar();
const valueSize = createVar();
const valueLine = createVar();
const valueWeight = createVar();
const gap = createVar();
const leastWidth = createVar();

interface Type {
  fontSize: string;
  lineHeight: string;
}

interface Column {
  gap: string;
  /** A minimum width that fits most values, so that the others don't move when one loads or changes. */
  least: string;
}

const look = (label: Type, value: Type, bold: number, column: Column): StyleRule => ({
  vars: {
    [labelSize]: label.fontSize,
    [labelLine]: label.lineHeight,
    [valueSize]: value.fontSize,
    [valueLine]: value.lineHeight,
    [valueWeight]: String(bold),
    [gap]: column.gap,
    [leastWidth]: column.least,
  },
});

export const size = styleVariants({
  small: look(typography[11], typography[12], weight.regular, { gap: space[24], least: '80px' }),
  medium: look(typography[12], typography[14], weight.regular, { gap: space[32], least: '96px' }),
  large: look(typography[13], typography[20], weight.strong, { gap: space[48], least: '128px' }),
} satisfies Record<StatSize, StyleRule>);

export const layout = styleVariants({
  stacked: { display: 'flex', flexWrap: 'wrap', columnGap: gap, rowGap: space[12] },
  inline: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[6] },
} satisfies Record<StatLayout, StyleRule>);

const stacked = '[data-layout="stacked"] > &';
const inline = '[data-layout="inline"] > &';

export const stat = style({
  maxInlineSize: '100%',
  selectors: {
    [inline]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[12],
    },
  },
  '@media': {
    // Two columns on a phone, so that values are aligned from line to line.
    [screenBelow('tablet')]: {
      selectors: { [stacked]: { flexBasis: `calc((100% - ${gap}) / 2)`, flexGrow: 1 } },
    },
  },
});

export const label = style({
  fontSize: labelSize,
  lineHeight: labelLine,
  color: vars.text.secondary,
  selectors: {
    [`[data-layout="stacked"] > ${stat} > &`]: { minInlineSize: leastWidth },
    [`[data-layout="inline"] > ${stat} > &`]: {
      fontSize: `min(${valueSize}, ${typography[14].fontSize})`,
      lineHeight: valueLine,
    },
  },
});

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  minBlockSize: valueLine,
  fontSize: valueSize,
  lineHeight: valueLine,
  fontWeight: valueWeight,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`[data-layout="inline"] > ${stat} > &`]: {
      justifyContent: 'flex-end',
      marginInlineStart: 'auto',
      textAlign: 'end',
    },
  },
});

/** Less prominent than the value beside it. */
export const change = style({
  fontSize: `min(${valueSize}, ${typography[14].fontSize})`,
  fontWeight: weight.regular,
});
