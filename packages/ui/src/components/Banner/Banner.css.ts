import { createThemeContract, assignVars, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { screenFrom, space, weight } from '../../tokens/scale';
import type { BannerTone } from './bannerTones';

const colour = createThemeContract({ icon: '', surface: '', line: '' });

const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[12],
  rowGap: space[8],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': {
    [screenFrom('tablet')]: {
      paddingBlock: space[8],
      paddingInline: space[24],
    },
  },
});

interface Face {
  icon: string;
  surface: string;
  line: string;
}

/** It stays for days, so it is calm: the icon has the colour, and only danger a surface of its own. */
const calm = (icon: string): Face => ({ icon, surface: vars.surface.panel, line: vars.line.subtle });

const faces: Record<BannerTone, Face> = {
  info: calm(vars.tone.neutral.text),
  warning: calm(vars.tone.warning.text),
  danger: {
    icon: vars.tone.danger.text,
    surface: `color-mix(in srgb, ${vars.tone.danger.surface} 60%, ${vars.surface.page})`,
    line: vars.tone.danger.line,
  },
};

export const tone = styleVariants(faces, ({ icon: iconColour, ...face }) => [
  root,
  { vars: assignVars(colour, { icon: iconColour, ...face }) },
]);

/** As tall as a line of text and a small button, so that all of them line up. */
const level = { display: 'flex', alignItems: 'center', minBlockSize: '28px' } as const;

export const icon = style({ ...level, color: colour.icon });

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
