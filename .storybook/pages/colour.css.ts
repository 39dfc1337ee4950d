import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { radius, space, typography, weight } from '../../packages/ui/src/tokens/scale';
import { tones, type Tone } from '../../packages/ui/src/tokens/tokens';

export const swatch = style({
  flex: 'none',
  inlineSize: 44,
  blockSize: 28,
  border: `1px solid ${vars.line.strong}`,
  borderRadius: radius[4],
});

export const letter = style({
  flex: 'none',
  inlineSize: 44,
  ...typography[20],
  fontWeight: weight.strong,
  textAlign: 'center',
});

export const stroke = style({ flex: 'none', inlineSize: 44, blockSize: 0, borderBlockStart: '2px solid' });

const wide = '(min-width: 480px)';

export const toneRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[8],
  paddingBlock: space[12],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.line.subtle}` },
  },
  '@media': { [wide]: { gridTemplateColumns: '72px repeat(3, 1fr)', alignItems: 'center' } },
});

export const toneName = style({
  ...typography[13],
  fontWeight: weight.medium,
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto' } },
});

const chip = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[4]} ${space[8]}`,
  border: '1px solid transparent',
  borderRadius: radius[4],
  ...typography[12],
  whiteSpace: 'nowrap',
});

const byTone = Object.fromEntries(tones.map((tone) => [tone, vars.tone[tone]])) as Record<
  Tone,
  (typeof vars.tone)[Tone]
>;

export const soft = styleVariants(byTone, ({ text, surface, line }) => [
  chip,
  { color: text, background: surface, borderColor: line },
]);

export const solid = styleVariants(byTone, ({ solid: background, onSolid }) => [chip, { color: onSolid, background }]);

export const solidHover = styleVariants(byTone, ({ solidHover: background, onSolid }) => [
  chip,
  { color: onSolid, background },
]);
