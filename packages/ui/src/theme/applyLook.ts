import '@fontsource-variable/inter/index.css';
import type { Motion } from '../tokens/motion';
import type { Palette, Theme } from '../tokens/tokens';
import './base.css';
import './themes.css';

export interface Look {
  theme: Theme;
  palette: Palette;
  /** `full` still respects the system's setting for reduced motion. */
  motion?: Motion;
}

/** Applies the theme, the global styles and the typeface. Call it once, wherever components are shown. */
export const applyLook = (root: Pick<HTMLElement, 'dataset'>, { theme, palette, motion = 'full' }: Look): void => {
  root.dataset['theme'] = theme;
  root.dataset['palette'] = palette;
  root.dataset['motion'] = motion;
};
