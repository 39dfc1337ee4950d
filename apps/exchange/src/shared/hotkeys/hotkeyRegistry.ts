import { createListeners } from '@exchange/domain';
import type { Platform } from '@exchange/ui';
import type { Hotkey } from './hotkey';

export interface HotkeyRegistry {
  /** Whose keyboard it is. */
  platform: Platform;
  /** Those of what is on the screen now, in the order in which they came. */
  all: () => readonly Hotkey[];
  subscribe: (listener: () => void) => () => void;
  /** They act until what is given back is called. */
  add: (hotkeys: readonly Hotkey[]) => () => void;
}

/** The one list of hotkeys: what listens for keys, the cheat sheet and the command menu all read it. */
export const createHotkeyRegistry = (platform: Platform): HotkeyRegistry => {
  const listeners = createListeners();
  let all: readonly Hotkey[] = [];

  const become = (next: readonly Hotkey[]): void => {
    all = next;
    listeners.notify();
  };

  return {
    platform,
    all: () => all,
    subscribe: listeners.subscribe,
    add: (hotkeys) => {
      become([...all, ...hotkeys]);
      return () => become(all.filter((hotkey) => !hotkeys.includes(hotkey)));
    },
  };
};
