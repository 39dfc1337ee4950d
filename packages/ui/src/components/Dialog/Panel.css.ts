import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { controlHeight, radius, screenBelow, screenFrom, space, typography, weight } from '../../tokens/scale';

const gutter = { paddingInline: space[16] } as const;
const wideGutter = {
  [screenFrom('tablet')]: { paddingInline: space[24] },
} as const;

/** On screens too short for header, content and footer, everything scrolls. */
const low = '(max-height: 400px)';

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  inlineSize: '100%',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.elevation.dialog,
  outline: 'none',
  ...typography[14],
  '@media': { [low]: { display: 'block', overflowY: 'auto' } },
});

/** Aligns the close button with the first line of the title. */
export const head = style({
  ...gutter,
  flex: 'none',
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[16]} ${space[12]}`,
  '@media': wideGutter,
});

export const title = style({
  ...typography[16],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&[data-beside-close]': { paddingInlineEnd: space[32] } },
});

export const description = style({
  color: vars.text.secondary,
  fontVariantNumeric: 'normal',
  overflowWrap: 'anywhere',
});

const reach = {
  content: '',
  position: 'absolute',
  inset: `calc((${typography[16].lineHeight} - ${controlHeight[44]}) / 2) -${space[8]}`,
} as const;

export const close = style({
  position: 'absolute',
  insetBlockStart: space[16],
  insetInlineEnd: space[8],
  display: 'flex',
  alignItems: 'center',
  blockSize: typography[16].lineHeight,
  '@media': { [screenFrom('tablet')]: { insetInlineEnd: space[16] } },
});

/** Makes the target of the close button larger than its icon. */
globalStyle(`${close} > button::after`, {
  '@media': { '(pointer: coarse)': reach, [screenBelow('tablet')]: reach },
});

export const body = style({
  ...gutter,
  flex: '0 1 auto',
  minBlockSize: 0,
  paddingBlock: `${space[4]} ${space[16]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:last-of-type': { paddingBlockEnd: space[24] },
    '&[data-overflowing]': { borderBlock: `1px solid ${vars.line.subtle}`, paddingBlockStart: space[12] },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { ...wideGutter, [low]: { overflowY: 'visible' } },
});

export const foot = style({
  ...gutter,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: `${space[8]} ${space[16]}`,
  selectors: { [`${body}[data-overflowing] + &`]: { paddingBlockStart: space[16] } },
  '@media': wideGutter,
});

/** A wide button is easier to reach with a thumb than a small one at the edge. */
globalStyle(`${foot} > *`, { '@media': { [screenBelow('narrow')]: { flex: '1 1 auto' } } });
