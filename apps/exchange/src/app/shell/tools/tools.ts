import type { HotkeyWords } from '#shared/hotkeys/hotkey.ts';

export type Tool = 'commands' | 'hotkeys' | 'settings';

const group = 'Everywhere';

export const toolTexts = {
  commands: 'Search pairs and screens',
  hotkeys: 'Keyboard shortcuts',
  settings: 'Screen settings',
} as const satisfies Record<Tool, string>;

/** Shown in the title of the search button. */
export const commandKeys = 'Mod+K';

/** The hotkey of the trading header, listed with those of its screen. */
export const pairHotkeys = [
  { name: 'pair', label: 'Choose a pair', group: 'Market', keys: ['p'] },
] as const satisfies readonly HotkeyWords[];

export const frameHotkeys = [
  { name: 'commands', label: toolTexts.commands, group, keys: [commandKeys, '/'], isKeyOnly: true },
  { name: 'hotkeys', label: toolTexts.hotkeys, group, keys: ['?'] },
  { name: 'leaveField', label: 'Leave a field', group, keys: ['Escape'], isForFields: true, isKeyOnly: true },
] as const satisfies readonly HotkeyWords[];
