import { createListeners } from '@exchange/domain';
import * as z from 'zod/mini';
import type { DeviceStore } from '../storage/deviceStore';
import { readStored } from '../storage/storedFields';

const key = 'panelSizes';

export const sizedPanels = ['book', 'tape', 'lists'] as const;
export type SizedPanel = (typeof sizedPanels)[number];

/** Pixels: the width of the order book and of the trades, the height of the lists below the order forms. */
export type PanelSizes = Readonly<Record<SizedPanel, number>>;

/** Only what the trader has changed; the others follow the window. */
export type OwnSizes = Partial<PanelSizes>;

/** No window is this large; whether a size fits the window is decided when it is rendered. */
const most = 10_000;

const size = z.int().check(z.minimum(1), z.maximum(most));

const schema = z.record(z.string(), z.unknown());

const none: OwnSizes = {};

/** A device may hold anything: what is invalid counts as unchanged. */
export const readSizes = (text: string | undefined): OwnSizes => {
  const kept = schema.safeParse(readStored(text)).data ?? {};
  return Object.fromEntries(
    sizedPanels.flatMap((panel) => {
      const { data } = size.safeParse(kept[panel]);
      return data === undefined ? [] : [[panel, data]];
    }),
  );
};

export interface PanelSizesStore {
  current: () => OwnSizes;
  change: (panel: SizedPanel, size: number) => void;
  /** Every size follows the window again. */
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** The trader's sizes for the panels of the trade screen, kept on this device. */
export const createPanelSizes = (device: DeviceStore): PanelSizesStore => {
  const listeners = createListeners();
  let sizes = readSizes(device.read(key));

  const take = (next: OwnSizes): void => {
    sizes = next;
    listeners.notify();
  };

  return {
    current: () => sizes,
    change: (panel, next) => {
      take({ ...sizes, [panel]: next });
      device.write(key, JSON.stringify(sizes));
    },
    reset: () => {
      device.remove(key);
      take(none);
    },
    subscribe: listeners.subscribe,
  };
};
