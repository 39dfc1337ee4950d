import { dark, darkColorblind } from './dark';
import { light, lightColorblind } from './light';
import type { Palette, Theme, ThemeTokens } from './tokens';

const withPalette = (theme: ThemeTokens, exchanged: Partial<ThemeTokens['tone']>): ThemeTokens => ({
  ...theme,
  tone: { ...theme.tone, ...exchanged },
});

/** Every look the product can have, as plain values: for what cannot read CSS variables, and for checking them all. */
export const looks: Record<Theme, Record<Palette, ThemeTokens>> = {
  dark: { standard: dark, colorblind: withPalette(dark, darkColorblind) },
  light: { standard: light, colorblind: withPalette(light, lightColorblind) },
};
