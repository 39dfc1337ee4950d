import type { Platform } from '../KeyHint/platforms';

const mainKeys: Record<Platform, string> = { mac: 'Meta', other: 'Control' };

/** 'Mod+K' as `aria-keyshortcuts` wants it, which knows only the keys there are. */
export const ariaShortcut = (shortcut: string, platform: Platform): string =>
  shortcut
    .split('+')
    .map((key) => (key === 'Mod' ? mainKeys[platform] : key))
    .join('+');
