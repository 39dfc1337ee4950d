import { describe, expect, it } from 'vitest';
import { keyText } from './keyTexts';
import { platformOf } from './platforms';

describe('a key', () => {
  it.each([
    ['Mod', 'mac', '⌘', 'Command'],
    ['Mod', 'other', 'Ctrl', 'Control'],
    ['Alt', 'mac', '⌥', 'Option'],
    ['Alt', 'other', 'Alt', 'Alt'],
    ['Shift', 'mac', '⇧', 'Shift'],
    ['Escape', 'other', 'Esc', 'Escape'],
    ['ArrowUp', 'mac', '↑', 'Arrow up'],
    ['?', 'other', '?', 'Question mark'],
    ['k', 'other', 'K', 'K'],
    ['F2', 'mac', 'F2', 'F2'],
  ] as const)('%s on a keyboard of kind %s shows %s and is read %s', (key, platform, shown, spoken) => {
    expect(keyText(key, platform)).toEqual({ shown, spoken });
  });
});

it.each([
  ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'],
  ['mac', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15'],
  ['other', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'],
  ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'],
] as const)('the keyboard is of kind %s where the browser says %s', (platform, userAgent) => {
  expect(platformOf(userAgent)).toBe(platform);
});
