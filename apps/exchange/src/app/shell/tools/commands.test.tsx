import { pairNames } from '@exchange/domain';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from '#shared/storage/deviceStore.ts';
import { routes } from '../../routes';
import type { Audience } from '../audience';
import { commandsFor, type CommandsGiven } from './commands';
import { keepRecent, readRecent } from './CommandPalette';
import { namedScreens } from './screens';

const visitor: Audience = { kind: 'visitor', isOfferedSignIn: true };
const trader: Audience = { kind: 'trader', email: 'ada@example.com' };

const given = (more: Partial<CommandsGiven> = {}): CommandsGiven => ({
  who: visitor,
  quotes: new Map(),
  isStale: false,
  hotkeys: [],
  theme: 'dark',
  onGo: vi.fn(),
  onChooseTheme: vi.fn(),
  onShowSettings: vi.fn(),
  onLogOut: vi.fn(),
  ...more,
});

const labelsFor = (who: Audience): string[] => commandsFor(given({ who })).map(({ label }) => label);

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

/** It needs an emailed link, so it can't be opened from the menu. */
const needsMail = '/user/verify_account';

describe('the command menu', () => {
  it('has every screen with its own address [TRD-313]', () => {
    const standing = pathsOf(routes).filter((path) => !/[:*]/.test(path) && path !== needsMail);
    expect(namedScreens.map(({ to }) => to).sort()).toEqual(standing.sort());
  });

  it('has every pair, spot and perpetual, which can also be found by the names of its coins [TRD-313]', () => {
    const onGo = vi.fn();
    const items = commandsFor(given({ onGo })).filter(({ group }) => group === 'Pairs');
    for (const item of items) item.onSelect();
    expect(onGo.mock.calls.flat()).toEqual(
      pairNames.map((name) => (name.includes('PERPETUAL') ? `/trade/margin/${name}` : `/trade/${name}`)),
    );
    expect(items.find(({ label }) => label === 'BTC / USDT')?.keywords).toContain('Bitcoin');
  });

  it('offers visitors a way in and no private screens, traders the reverse', () => {
    const own = ['Wallet', 'History', 'Order History', 'Profile', 'Sign out'];
    const ways = ['Sign In', 'Sign Up', 'Forgot Password'];
    expect(labelsFor(visitor)).toEqual(expect.arrayContaining(ways));
    expect(labelsFor(trader)).toEqual(expect.arrayContaining(own));
    for (const label of own) expect(labelsFor(visitor)).not.toContain(label);
    for (const label of ways) expect(labelsFor(trader)).not.toContain(label);
    for (const label of [...own, ...ways]) expect(labelsFor({ kind: 'unknown' })).not.toContain(label);
  });

  it("runs the screen's hotkeys, and shows their keys", () => {
    const run = vi.fn();
    const hotkey = { name: 'buy', label: 'Go to the buy form', group: 'Order forms', keys: ['b'], run };
    const hidden = { ...hotkey, name: 'leave', label: 'Leave a field', isKeyOnly: true };
    const items = commandsFor(given({ hotkeys: [hotkey, hidden] })).filter(({ group }) => group === 'Order forms');
    expect(items).toMatchObject([{ label: 'Go to the buy form', shortcut: 'b' }]);
    items[0]?.onSelect();
    expect(run).toHaveBeenCalledOnce();
  });

  it('changes the theme to the other one', () => {
    const onChooseTheme = vi.fn();
    const [item] = commandsFor(given({ onChooseTheme, theme: 'light' })).filter(({ id }) => id === 'theme');
    expect(item?.label).toBe('Use the dark theme');
    item?.onSelect();
    expect(onChooseTheme).toHaveBeenCalledExactlyOnceWith('dark');
  });
});

describe('recent choices', () => {
  const createDevice = (text?: string) => {
    const device = createDeviceStore(() => {
      throw new Error('no storage here');
    });
    if (text !== undefined) device.write('recentCommands', text);
    return device;
  };

  it('are kept on the device, newest first, each once and only a few', () => {
    const device = createDevice();
    for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) keepRecent(device, id);
    expect(readRecent(device)).toEqual(['f', 'e', 'd', 'b', 'c']);
  });

  it.each(['', 'not json', '{}', '[1,null]'])('are empty if the device holds %j', (text) => {
    expect(readRecent(createDevice(text))).toEqual([]);
  });
});
