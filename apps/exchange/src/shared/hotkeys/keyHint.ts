import type { Platform } from '@exchange/ui';

/** In the format of `aria-keyshortcuts`, which only allows existing keys. */
export const ariaKeys = (chord: string, platform: Platform): string =>
  chord.replace('Mod', platform === 'mac' ? 'Meta' : 'Control');

/** As plain text for a title. */
export const shownKeys = (chord: string, platform: Platform): string =>
  chord.replace('Mod+', platform === 'mac' ? '⌘' : 'Ctrl+');
