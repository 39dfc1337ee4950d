import { createListeners } from '@exchange/domain';
import * as z from 'zod/mini';
import type { DeviceStore } from '../storage/deviceStore';

const key = 'screenSettings';

/** Each by itself: one that makes no sense has its first value, and takes none of the others with it. */
const schema = z.object({
  /** Single keys act; see `shared/hotkeys`. */
  hasHotkeys: z.catch(z.boolean(), true),
  /** A click in the order book takes the sum of all levels up to it, instead of its amount alone. */
  sweepOnClick: z.catch(z.boolean(), false),
  /** The browser tells fills while the page is hidden. */
  notifiesFills: z.catch(z.boolean(), false),
  soundsFills: z.catch(z.boolean(), false),
});

export type ScreenSettings = z.infer<typeof schema>;

export const firstSettings: ScreenSettings = schema.parse({});

/** A device may hold anything: whatever is no settings of ours counts as none. */
export const readSettings = (text: string | undefined): ScreenSettings => {
  try {
    return schema.safeParse(JSON.parse(text ?? '{}')).data ?? firstSettings;
  } catch {
    return firstSettings;
  }
};

export interface ScreenSettingsStore {
  current: () => ScreenSettings;
  change: (part: Partial<ScreenSettings>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Tells what other tabs have stored: `window`. */
interface Page {
  addEventListener: (type: 'storage', listener: () => void) => void;
}

/** How the trader wants the screen to behave: kept on this device, whoever is logged in, and the same in all its tabs. */
export const createScreenSettings = (device: DeviceStore, page: Page): ScreenSettingsStore => {
  const listeners = createListeners();
  let text = device.read(key);
  let settings = readSettings(text);

  const look = (): void => {
    const stored = device.read(key);
    if (stored === text) return;
    text = stored;
    settings = readSettings(text);
    listeners.notify();
  };

  page.addEventListener('storage', look);
  return {
    current: () => settings,
    change: (part) => {
      // Another tab may have chosen something else since it was last looked.
      device.write(key, JSON.stringify({ ...readSettings(device.read(key)), ...part }));
      look();
    },
    subscribe: listeners.subscribe,
  };
};
