import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../storage/deviceStore';
import { createThemeStore, themeKey } from './themeStore';

const script = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');

interface Browser {
  stored?: string;
  hasStorage?: boolean;
  system?: 'light' | 'dark' | undefined;
}

/** The theme a page has before anything is drawn. */
const themeAtFirstPaint = ({ stored, hasStorage = true, system }: Browser): unknown => {
  const dataset: Record<string, unknown> = {};
  const getItem = (key: string) => {
    if (!hasStorage) throw new Error('The operation is insecure.');
    return key === themeKey ? (stored ?? null) : null;
  };
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    matchMedia: (query: string) => ({ matches: system !== undefined && query === `(prefers-color-scheme: ${system})` }),
  });
  return dataset['theme'];
};

const pageIn = (theme: string): HTMLElement => ({ dataset: { theme } }) as unknown as HTMLElement;

const withoutStorage = () =>
  createDeviceStore(() => {
    throw new Error('no storage here');
  });

describe('the theme', () => {
  it.each([
    [{ system: 'light' }, 'light'],
    [{ system: 'dark' }, 'dark'],
    [{ system: undefined }, 'dark'],
    [{ stored: 'purple', system: 'light' }, 'light'],
  ] satisfies [Browser, string][])(
    'is the one of the system on a first visit, dark where it names none: %j [SHL-099]',
    (browser, theme) => {
      expect(themeAtFirstPaint(browser)).toBe(theme);
    },
  );

  it.each([
    [{ stored: 'dark', system: 'light' }, 'dark'],
    [{ stored: 'light', system: 'dark' }, 'light'],
  ] satisfies [Browser, string][])('is the chosen one from then on: %j [SHL-098]', (browser, theme) => {
    expect(themeAtFirstPaint(browser)).toBe(theme);
  });

  it('is found in a browser that forbids storage [SHL-099]', () => {
    expect(themeAtFirstPaint({ hasStorage: false, system: 'light' })).toBe('light');
  });

  it('changes when another one is chosen, and is kept for the next visit [SHL-098]', () => {
    const page = pageIn('dark');
    const device = withoutStorage();
    const store = createThemeStore(page, device);
    let told = 0;
    const stop = store.subscribe(() => (told += 1));

    store.choose('light');
    expect(page.dataset['theme']).toBe('light');
    expect(store.current()).toBe('light');
    expect(themeAtFirstPaint({ stored: device.read(themeKey) ?? '', system: 'dark' })).toBe('light');

    stop();
    store.choose('dark');
    expect(told).toBe(1);
  });
});
