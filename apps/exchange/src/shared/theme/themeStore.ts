import { createListeners } from '@exchange/domain';
import { applyLook, type Palette, type Theme } from '@exchange/ui';
import type { DeviceStore } from '../storage/deviceStore';

/** The script that runs before the first paint reads the same keys. */
export const themeKey = 'theme';
export const paletteKey = 'palette';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The element that carries the theme: the root element. */
export type ThemeRoot = Pick<HTMLElement, 'dataset'>;

export interface ThemeStore {
  /** The theme shown, whether chosen or the system's. */
  current: () => Theme;
  chosen: () => ThemeChoice;
  choose: (theme: ThemeChoice) => void;
  palette: () => Palette;
  choosePalette: (palette: Palette) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Reports the system's preference, and changes to storage by other tabs: `window`. */
export interface ThemePage {
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches'> & {
    addEventListener: (type: 'change', listener: () => void) => void;
  };
  addEventListener: (type: 'storage', listener: () => void) => void;
}

const readChoice = (device: DeviceStore): ThemeChoice => {
  const stored = device.read(themeKey);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
};

const readPalette = (device: DeviceStore): Palette =>
  device.read(paletteKey) === 'colorblind' ? 'colorblind' : 'standard';

/** Theme and palette: kept on this device, shared by its tabs, and on the root element before the first paint. */
export const createThemeStore = (root: ThemeRoot, device: DeviceStore, page: ThemePage): ThemeStore => {
  const listeners = createListeners();
  const prefersLight = page.matchMedia('(prefers-color-scheme: light)');
  let chosen = readChoice(device);
  let palette = readPalette(device);

  const ofSystem = (): Theme => (prefersLight.matches ? 'light' : 'dark');
  const current = (): Theme => (chosen === 'system' ? ofSystem() : chosen);
  const dress = (): void => {
    applyLook(root, { theme: current(), palette });
    listeners.notify();
  };
  const look = (): void => {
    const [storedChoice, storedPalette] = [readChoice(device), readPalette(device)];
    if (storedChoice === chosen && storedPalette === palette) return;
    chosen = storedChoice;
    palette = storedPalette;
    dress();
  };

  prefersLight.addEventListener('change', dress);
  page.addEventListener('storage', look);
  dress();
  return {
    current,
    chosen: () => chosen,
    choose: (theme) => {
      if (theme === 'system') device.remove(themeKey);
      else device.write(themeKey, theme);
      look();
    },
    palette: () => palette,
    choosePalette: (next) => {
      device.write(paletteKey, next);
      look();
    },
    subscribe: listeners.subscribe,
  };
};
