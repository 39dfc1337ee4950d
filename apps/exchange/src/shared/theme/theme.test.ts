import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../storage/deviceStore';
import { createThemeStore, paletteKey, themeKey, type ThemePage } from './themeStore';

const script = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');

interface Browser {
  stored?: Partial<Record<string, string>>;
  hasStorage?: boolean;
  system?: 'light' | 'dark' | undefined;
}

/** The page's theme attributes before the first render. */
const atFirstPaint = ({ stored = {}, hasStorage = true, system }: Browser): Record<string, unknown> => {
  const dataset: Record<string, unknown> = {};
  const getItem = (key: string) => {
    if (!hasStorage) throw new Error('The operation is insecure.');
    return stored[key] ?? null;
  };
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    matchMedia: (query: string) => ({ matches: system !== undefined && query === `(prefers-color-scheme: ${system})` }),
  });
  return dataset;
};

const rootOf = (theme: string) => ({ dataset: { theme } as DOMStringMap });

/** A browser whose system preference can change, and whose other tabs store values. */
const browserPreferring = (system: 'light' | 'dark') => {
  const listeners: Record<'change' | 'storage', (() => void)[]> = { change: [], storage: [] };
  const media = {
    matches: system === 'light',
    addEventListener: (type: 'change', listener: () => void) => void listeners[type].push(listener),
  };
  const page: ThemePage = {
    matchMedia: () => media,
    addEventListener: (type, listener) => void listeners[type].push(listener),
  };
  const tell = (type: keyof typeof listeners) => {
    for (const listener of listeners[type]) listener();
  };
  return {
    page,
    prefer: (theme: 'light' | 'dark') => {
      media.matches = theme === 'light';
      tell('change');
    },
    storeElsewhere: () => tell('storage'),
  };
};

const withoutStorage = () =>
  createDeviceStore(() => {
    throw new Error('no storage here');
  });

describe('the theme', () => {
  it.each([
    [{ system: 'light' }, 'light'],
    [{ system: 'dark' }, 'dark'],
    [{ system: undefined }, 'dark'],
    [{ stored: { theme: 'purple' }, system: 'light' }, 'light'],
  ] satisfies [Browser, string][])("is the system's on a first visit, dark if it has none: %j", (browser, theme) => {
    expect(atFirstPaint(browser)['theme']).toBe(theme);
  });

  it.each([
    [{ stored: { theme: 'dark' }, system: 'light' }, 'dark'],
    [{ stored: { theme: 'light' }, system: 'dark' }, 'light'],
  ] satisfies [Browser, string][])('is the chosen one from then on: %j', (browser, theme) => {
    expect(atFirstPaint(browser)['theme']).toBe(theme);
  });

  it('can be determined in a browser that forbids storage', () => {
    expect(atFirstPaint({ hasStorage: false, system: 'light' })).toMatchObject({ theme: 'light', palette: 'standard' });
  });

  it('changes when another one is chosen, and is kept for the next visit', () => {
    const root = rootOf('dark');
    const device = withoutStorage();
    const store = createThemeStore(root, device, browserPreferring('dark').page);
    let told = 0;
    const stop = store.subscribe(() => (told += 1));

    store.choose('light');
    expect(root.dataset['theme']).toBe('light');
    expect(store.current()).toBe('light');
    expect(atFirstPaint({ stored: { [themeKey]: device.read(themeKey) ?? '' }, system: 'dark' })['theme']).toBe(
      'light',
    );

    stop();
    store.choose('dark');
    expect(told).toBe(1);
  });

  it('follows the system, and its changes, if the system is chosen', () => {
    const root = rootOf('light');
    const device = withoutStorage();
    const browser = browserPreferring('light');
    const store = createThemeStore(root, device, browser.page);
    store.choose('dark');
    browser.prefer('light');
    expect(root.dataset['theme']).toBe('dark');
    store.choose('system');
    expect(store.chosen()).toBe('system');
    expect(device.read(themeKey)).toBeUndefined();
    expect(root.dataset['theme']).toBe('light');
    browser.prefer('dark');
    expect(root.dataset['theme']).toBe('dark');
  });

  it('chosen in another tab applies to this one, with its palette', () => {
    const root = rootOf('dark');
    const device = withoutStorage();
    const browser = browserPreferring('dark');
    const store = createThemeStore(root, device, browser.page);
    device.write(themeKey, 'light');
    device.write(paletteKey, 'colorblind');
    browser.storeElsewhere();
    expect(root.dataset).toMatchObject({ theme: 'light', palette: 'colorblind' });
    expect([store.chosen(), store.palette()]).toEqual(['light', 'colorblind']);
  });
});

describe('the palette', () => {
  it.each([
    [{}, 'standard'],
    [{ palette: 'colorblind' }, 'colorblind'],
    [{ palette: 'purple' }, 'standard'],
  ])('is the chosen one before the first render: %j', (stored, palette) => {
    expect(atFirstPaint({ stored })['palette']).toBe(palette);
  });

  it('changes with the choice, and is kept for the next visit', () => {
    const root = rootOf('dark');
    const device = withoutStorage();
    const store = createThemeStore(root, device, browserPreferring('dark').page);
    expect(root.dataset['palette']).toBe('standard');
    store.choosePalette('colorblind');
    expect(root.dataset['palette']).toBe('colorblind');
    expect(atFirstPaint({ stored: { [paletteKey]: device.read(paletteKey) ?? '' } })['palette']).toBe('colorblind');
  });
});
