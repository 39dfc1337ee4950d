import { createListeners } from '@exchange/domain';
import * as z from 'zod/mini';
import type { DeviceStore } from '../storage/deviceStore';
import { readStored } from '../storage/storedFields';

const key = 'screenSettings';

/** One by one: an invalid setting gets its default and doesn't affect the others. */
const schema = z.object({
  /** Single keys work; see `shared/hotkeys`. */
  hasHotkeys: z.catch(z.boolean(), true),
  /** A click in the order book fills in the cumulative amount up to that level, instead of its own. */
  sweepOnClick: z.catch(z.boolean(), false),
  /** The browser shows fills while the page is hidden. */
  notifiesFills: z.catch(z.boolean(), false),
  soundsFills: z.catch(z.boolean(), false),
  /** On the trade screen only the tabs of the bottom panel are shown. */
  foldsLists: z.catch(z.boolean(), false),
  /** Which clock every screen follows. */
  clock: z.catch(z.enum(['utc', 'local']), 'utc'),
});

export type ScreenSettings = z.infer<typeof schema>;

export const firstSettings: ScreenSettings = schema.parse({});

/** A device may hold anything: an unreadable value counts as no settings. */
export const readSettings = (text: string | undefined): ScreenSettings =>
  schema.safeParse(readStored(text)).data ?? firstSettings;

export interface ScreenSettingsStore {
  current: () => ScreenSettings;
  change: (part: Partial<ScreenSettings>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Reports changes to storage by other tabs: `window`. */
interface Page {
  addEventListener: (type: 'storage', listener: () => void) => void;
}

/** The trader's screen settings: kept on this device, whoever is logged in, and shared by all its tabs. */
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
      // Another tab may have changed something since they were last read.
      device.write(key, JSON.stringify({ ...readSettings(device.read(key)), ...part }));
      look();
    },
    subscribe: listeners.subscribe,
  };
};
