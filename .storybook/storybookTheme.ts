import { create, type ThemeVars } from 'storybook/theming';
import { looks } from '../packages/ui/src/tokens/looks';
import { fontFamily } from '../packages/ui/src/tokens/scale';
import type { Theme } from '../packages/ui/src/tokens/tokens';

/** Storybook's own interface in the product's tokens. */
export const storybookTheme = (theme: Theme): ThemeVars => {
  const { surface, text, line, tone, focus } = looks[theme].standard;
  return create({
    base: theme,
    brandTitle: 'XDC Exchange',
    fontBase: fontFamily,
    appBg: surface.panel,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: surface.raised,
    appBorderColor: line.subtle,
    appBorderRadius: 8,
    inputBg: surface.overlay,
    inputBorder: line.strong,
    inputTextColor: text.primary,
    inputBorderRadius: 4,
    colorPrimary: tone.accent.solid,
    colorSecondary: focus.ring,
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: text.onAccent,
    barBg: surface.panel,
    barTextColor: text.secondary,
    barHoverColor: text.primary,
    barSelectedColor: tone.accent.text,
    buttonBg: surface.raised,
    buttonBorder: line.strong,
    booleanBg: surface.raised,
    booleanSelectedBg: surface.overlay,
  });
};
