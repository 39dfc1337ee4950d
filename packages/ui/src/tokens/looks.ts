import { dark, darkColorblind } from './dark';
import { light, lightColorblind } from './light';
import type { Palette, Theme, ThemeTokens } from './tokens';

const withPalette = (theme: ThemeTokens, exchanged: Partial<ThemeTokens['tone']>): ThemeTokens => ({
  ...theme,
  tone: { ...theme.tone, ...exchanged },
});

/** All looks of the product as plain values, for code that can't read CSS variables and for tests of every look. */
export const looks: Record<Theme, Record<Palette, ThemeTokens>> = {
  dark: { standard: dark, colorblind: withPalette(dark, darkColorblind) },
  light: { standard: light, colorblind: withPalette(light, lightColorblind) },
};
