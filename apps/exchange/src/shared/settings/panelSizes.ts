import { createListeners } from '@exchange/domain';
import * as z from 'zod/mini';
import type { DeviceStore } from '../storage/deviceStore';
import { readStored } from '../storage/storedFields';

const key = 'panelSizes';

export const sizedPanels = ['book', 'tape', 'lists'] as const;
export type SizedPanel = (typeof sizedPanels)[number];

/** Pixels: the width of the order book and of the trades, the height of the lists below the order forms. */
export type PanelSizes = Readonly<Record<SizedPanel, number>>;

export const firstSizes: PanelSizes = { book: 300, tape: 240, lists: 260 };

/** No window is this large; whether a size fits the window is decided when it is rendered. */
const most = 10_000;

const size = (first: number) => z.catch(z.int().check(z.minimum(1), z.maximum(most)), first);

const schema = z.object({
  book: size(firstSizes.book),
  tape: size(firstSizes.tape),
  lists: size(firstSizes.lists),
});

/** A device may hold anything: an invalid size gets its default. */
export const readSizes = (text: string | undefined): PanelSizes =>
  schema.safeParse(readStored(text)).data ?? firstSizes;

export interface PanelSizesStore {
  current: () => PanelSizes;
  change: (panel: SizedPanel, size: number) => void;
  /** Restores all default sizes. */
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** The trader's sizes for the panels of the trade screen, kept on this device. */
export const createPanelSizes = (device: DeviceStore): PanelSizesStore => {
  const listeners = createListeners();
  let sizes = readSizes(device.read(key));

  const take = (next: PanelSizes): void => {
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
      take(firstSizes);
    },
    subscribe: listeners.subscribe,
  };
};
