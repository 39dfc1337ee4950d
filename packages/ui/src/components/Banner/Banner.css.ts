import { createThemeContract, assignVars, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { screenFrom, space, weight } from '../../tokens/scale';
import type { ToneTokens } from '../../tokens/tokens';
import type { BannerTone } from './bannerTones';

const colour = createThemeContract({ text: '', surface: '', line: '' });

const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[12],
  rowGap: space[8],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${colour.line}`,
  background: `color-mix(in srgb, ${colour.surface} 60%, ${vars.surface.page})`,
  '@media': {
    [screenFrom('tablet')]: {
      paddingBlock: space[8],
      paddingInline: space[24],
    },
  },
});

const toneColours: Record<BannerTone, ToneTokens> = {
  info: vars.tone.neutral,
  warning: vars.tone.warning,
  danger: vars.tone.danger,
};

export const tone = styleVariants(toneColours, ({ text, surface, line }) => [
  root,
  { vars: assignVars(colour, { text, surface, line }) },
]);

/** As tall as a line of text and a small button, so that all of them line up. */
const level = { display: 'flex', alignItems: 'center', minBlockSize: '28px' } as const;

export const icon = style({ ...level, color: colour.text });

export const words = style({ display: 'grid', paddingBlock: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: weight.strong });

export const action = style({
  ...level,
  gridColumn: '2 / 3',
  gridRow: '2',
  '@media': { [screenFrom('tablet')]: { gridColumn: '3', gridRow: '1' } },
});

export const dismiss = style({
  ...level,
  gridColumn: '3',
  gridRow: '1',
  '@media': { [screenFrom('tablet')]: { gridColumn: '4' } },
});
