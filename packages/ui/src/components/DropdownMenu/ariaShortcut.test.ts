import { expect, it } from 'vitest';
import { ariaShortcut } from './ariaShortcut';

it.each([
  ['Mod+K', 'mac', 'Meta+K'],
  ['Mod+K', 'other', 'Control+K'],
  ['Alt+Shift+W', 'mac', 'Alt+Shift+W'],
  ['/', 'other', '/'],
] as const)('%s on a keyboard of kind %s is %s', (shortcut, platform, told) => {
  expect(ariaShortcut(shortcut, platform)).toBe(told);
});
