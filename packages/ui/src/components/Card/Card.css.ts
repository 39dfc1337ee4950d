import { createContainer, createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { density as tokens, vars } from '../../theme/contract.css';
import type { Density } from '../../tokens/density';
import { radius, screenFrom, space, typography, weight } from '../../tokens/scale';

/** The inset of the content. */
const edge = createVar();

const width = createContainer();

const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
});

const tablet = screenFrom('tablet');

export const density = styleVariants({
  comfortable: [root, { vars: { [edge]: space[16] }, '@media': { [tablet]: { vars: { [edge]: space[24] } } } }],
  compact: [root, { vars: { [edge]: space[12] } }],
} satisfies Record<Density, (string | StyleRule)[]>);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  paddingInline: edge,
  paddingBlockStart: edge,
});

const heading = style({ minInlineSize: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const title = styleVariants({
  comfortable: [heading, typography[16], { lineHeight: typography[14].lineHeight }],
  compact: [heading, typography[13]],
} satisfies Record<Density, (string | StyleRule)[]>);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const body = style({
  flex: 1,
  minInlineSize: 0,
  padding: edge,
  selectors: {
    '&[data-flush]': { padding: 0, containerType: 'inline-size', containerName: width },
    [`${header} + &`]: { paddingBlockStart: space[12] },
    [`${header} + &[data-flush]`]: { paddingBlockStart: space[8] },
  },
});

/** Tables have their own insets, so reducing the card's lines up their text with the title. */
export const flush = style({
  paddingInline: `calc(${edge} - ${tokens.inset})`,
  paddingBlockEnd: space[8],
  '@container': { [`${width} (width < 504px)`]: { paddingInline: `calc(${edge} - ${space[4]})` } },
});

export const footer = style({
  paddingInline: edge,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
  ...typography[13],
  color: vars.text.secondary,
});
