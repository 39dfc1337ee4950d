import { sessionKeys } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../storage/deviceStore';
import { createScreenSettings, firstSettings, readSettings } from './screenSettings';

/** Storage shared by all tabs of a browser, with its change events. */
const createBrowser = () => {
  const shelf = new Map<string, string>();
  const tabs: { device: ReturnType<typeof createDeviceStore>; hear: () => void }[] = [];
  const open = () => {
    let hear = (): void => undefined;
    const device = createDeviceStore(() => ({
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, value) => {
        shelf.set(key, value);
        for (const tab of tabs) if (tab.device !== device) tab.hear();
      },
      removeItem: (key) => void shelf.delete(key),
    }));
    tabs.push({ device, hear: () => hear() });
    return createScreenSettings(device, { addEventListener: (_, listener) => (hear = listener) });
  };
  return { open, shelf };
};

describe('the screen settings', () => {
  it('start with hotkeys on, and notifications and sounds off', () => {
    expect(createBrowser().open().current()).toEqual({
      hasHotkeys: true,
      sweepOnClick: false,
      notifiesFills: false,
      soundsFills: false,
      foldsLists: false,
      clock: 'utc',
    });
  });

  it('are kept for the next visit', () => {
    const browser = createBrowser();
    browser.open().change({ hasHotkeys: false, sweepOnClick: true });
    expect(browser.open().current()).toEqual({ ...firstSettings, hasHotkeys: false, sweepOnClick: true });
  });

  it('survive a logout', () => {
    const { open, shelf } = createBrowser();
    open().change({ sweepOnClick: true });
    for (const key of sessionKeys) shelf.delete(key);
    expect(open().current().sweepOnClick).toBe(true);
  });

  it('follow a change made in another tab, and never overwrite it', () => {
    const browser = createBrowser();
    const [one, other] = [browser.open(), browser.open()];
    let told = 0;
    const stop = other.subscribe(() => (told += 1));
    one.change({ soundsFills: true });
    expect(other.current().soundsFills).toBe(true);
    expect(told).toBe(1);
    other.change({ sweepOnClick: true });
    expect(one.current()).toEqual({ ...firstSettings, soundsFills: true, sweepOnClick: true });
    stop();
    one.change({ soundsFills: false });
    expect(told).toBe(2);
  });

  it('can be changed even if the browser stores nothing', () => {
    const device = createDeviceStore(() => {
      throw new Error('no storage here');
    });
    const settings = createScreenSettings(device, { addEventListener: () => undefined });
    settings.change({ hasHotkeys: false });
    expect(settings.current().hasHotkeys).toBe(false);
  });
});

it.each([
  [undefined, firstSettings],
  ['', firstSettings],
  ['not json', firstSettings],
  ['null', firstSettings],
  ['[true]', firstSettings],
  ['{"hasHotkeys":"no","sweepOnClick":true,"colour":"red"}', { ...firstSettings, sweepOnClick: true }],
])('stored on the device as %j are read as far as they are valid', (text, settings) => {
  expect(readSettings(text)).toEqual(settings);
});
