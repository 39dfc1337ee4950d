import { applyLook, type Theme } from '@exchange/ui';
import type { DeviceStore } from '../storage/deviceStore';
import { createFollowers } from '../stores/followers';

/** The script that runs before the first paint reads the same key. */
export const themeKey = 'theme';

export interface ThemeStore {
  current: () => Theme;
  choose: (theme: Theme) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Lives on the root element, where the script of the first paint has already put it. */
export const createThemeStore = (root: HTMLElement, device: DeviceStore): ThemeStore => {
  const followers = createFollowers();
  const current = (): Theme => (root.dataset['theme'] === 'light' ? 'light' : 'dark');
  const dress = (theme: Theme) => applyLook(root, { theme, palette: 'standard' });

  dress(current());
  return {
    current,
    choose: (theme) => {
      dress(theme);
      device.write(themeKey, theme);
      followers.tell();
    },
    subscribe: followers.subscribe,
  };
};
