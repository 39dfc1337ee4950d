import type { Platform } from '@exchange/ui';

/** As `aria-keyshortcuts` wants it, which knows only the keys there are. */
export const ariaKeys = (chord: string, platform: Platform): string =>
  chord.replace('Mod', platform === 'mac' ? 'Meta' : 'Control');

/** For a title, where no keys can be drawn. */
export const shownKeys = (chord: string, platform: Platform): string =>
  chord.replace('Mod+', platform === 'mac' ? '⌘' : 'Ctrl+');
