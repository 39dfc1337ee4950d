import type { Platform } from '../KeyHint/platforms';

const mainKeys: Record<Platform, string> = { mac: 'Meta', other: 'Control' };

/** 'Mod+K' in the format of `aria-keyshortcuts`, which only knows real keys. */
export const ariaShortcut = (shortcut: string, platform: Platform): string =>
  shortcut
    .split('+')
    .map((key) => (key === 'Mod' ? mainKeys[platform] : key))
    .join('+');
