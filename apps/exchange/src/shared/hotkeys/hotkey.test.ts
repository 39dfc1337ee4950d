import { describe, expect, it, vi } from 'vitest';
import { meantBy, type PageState, type Hotkey, type Press } from './hotkey';
import { createHotkeyRegistry } from './hotkeyRegistry';

const hotkey = (name: string, keys: string[], more: Partial<Hotkey> = {}): Hotkey => ({
  name,
  keys,
  label: name,
  group: 'Group',
  run: vi.fn(),
  ...more,
});

const hotkeys = [
  hotkey('buy', ['b']),
  hotkey('quarter', ['1']),
  hotkey('commands', ['Mod+K', '/']),
  hotkey('sheet', ['?']),
  hotkey('leave', ['Escape'], { isForFields: true }),
];

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

const calm: PageState = { isTyping: false, isInterrupted: false, isOff: false, platform: 'other' };

const meant = (given: Press, now: Partial<PageState> = {}) => meantBy(given, hotkeys, { ...calm, ...now })?.name;

describe('a key press', () => {
  it.each([
    ['b', press('b'), 'buy'],
    ['b with caps lock', press('B'), 'buy'],
    ['b on a Cyrillic keyboard', press('и', { code: 'KeyB' }), 'buy'],
    ['a letter without a Latin counterpart', press('ñ', { code: 'Semicolon' }), undefined],
    ['b by its character, wherever the key is', press('b', { code: 'KeyN' }), 'buy'],
    ['1', press('1'), 'quarter'],
    ['1 if it needs Shift', press('1', { shiftKey: true }), 'quarter'],
    ['? with Shift', press('?', { shiftKey: true }), 'sheet'],
    ['/ if it needs Shift', press('/', { shiftKey: true }), 'commands'],
    ['an unused key', press('z'), undefined],
    ['Shift and b', press('B', { shiftKey: true }), undefined],
    ['Ctrl and b', press('b', { ctrlKey: true }), undefined],
    ['Alt and b', press('b', { altKey: true }), undefined],
    ['⌘ and b', press('b', { metaKey: true }), undefined],
    ['b held down', press('b', { repeat: true }), undefined],
    ['b during text composition', press('b', { isComposing: true }), undefined],
  ])('%s means what it should', (_, given, name) => {
    expect(meant(given)).toBe(name);
  });

  it('does nothing while the trader is typing, a dialog is open, or single keys are turned off', () => {
    for (const key of ['b', '1', '/', '?'])
      for (const now of [{ isTyping: true }, { isInterrupted: true }, { isOff: true }])
        expect(meant(press(key), now)).toBeUndefined();
  });

  it('opens the command menu with Ctrl or Command, whatever is going on', () => {
    const everything = { isTyping: true, isInterrupted: true, isOff: true };
    expect(meant(press('k', { ctrlKey: true }), everything)).toBe('commands');
    expect(meant(press('k', { metaKey: true }), { ...everything, platform: 'mac' })).toBe('commands');
    expect(meant(press('k', { ctrlKey: true }), { platform: 'mac' })).toBeUndefined();
    expect(meant(press('k', { metaKey: true }))).toBeUndefined();
    expect(meant(press('K', { ctrlKey: true, shiftKey: true }))).toBeUndefined();
    expect(meant(press('k'))).toBeUndefined();
  });

  it('of Escape leaves a field, and does nothing elsewhere', () => {
    expect(meant(press('Escape'), { isTyping: true })).toBe('leave');
    expect(meant(press('Escape'))).toBeUndefined();
    expect(meant(press('Escape'), { isTyping: true, isInterrupted: true })).toBeUndefined();
  });
});

it('the registry has the hotkeys of everything on screen, and reports each change', () => {
  const registry = createHotkeyRegistry('other');
  let told = 0;
  const stop = registry.subscribe(() => (told += 1));
  const removeFrame = registry.add([hotkey('commands', ['/'])]);
  const removeScreen = registry.add([hotkey('buy', ['b']), hotkey('sell', ['s'])]);
  expect(registry.all().map(({ name }) => name)).toEqual(['commands', 'buy', 'sell']);
  removeFrame();
  expect(registry.all().map(({ name }) => name)).toEqual(['buy', 'sell']);
  stop();
  removeScreen();
  expect(registry.all()).toEqual([]);
  expect(told).toBe(3);
});
