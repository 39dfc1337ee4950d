import type { Platform } from './platforms';

export interface KeyText {
  shown: string;
  /** For screen readers, some of which skip symbols. */
  spoken: string;
}

const everywhere = (shown: string, spoken = shown): Record<Platform, KeyText> => {
  const text = { shown, spoken };
  return { mac: text, other: text };
};

const named: Record<string, Record<Platform, KeyText>> = {
  Mod: { mac: { shown: '⌘', spoken: 'Command' }, other: { shown: 'Ctrl', spoken: 'Control' } },
  Alt: { mac: { shown: '⌥', spoken: 'Option' }, other: { shown: 'Alt', spoken: 'Alt' } },
  Shift: { mac: { shown: '⇧', spoken: 'Shift' }, other: { shown: 'Shift', spoken: 'Shift' } },
  Enter: everywhere('Enter'),
  Escape: everywhere('Esc', 'Escape'),
  ArrowUp: everywhere('↑', 'Arrow up'),
  ArrowDown: everywhere('↓', 'Arrow down'),
  ArrowLeft: everywhere('←', 'Arrow left'),
  ArrowRight: everywhere('→', 'Arrow right'),
  '?': everywhere('?', 'Question mark'),
  '/': everywhere('/', 'Slash'),
};

/** The label printed on a key: `Mod` is Ctrl, or ⌘ on a Mac; other names are those of `KeyboardEvent.key`. */
export const keyText = (key: string, platform: Platform): KeyText => {
  const known = named[key];
  if (known !== undefined) return known[platform];
  const shown = key.length === 1 ? key.toUpperCase() : key;
  return { shown, spoken: shown };
};
