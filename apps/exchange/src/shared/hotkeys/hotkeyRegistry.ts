import { createListeners } from '@exchange/domain';
import type { Platform } from '@exchange/ui';
import type { Hotkey } from './hotkey';

export interface HotkeyRegistry {
  /** Decides which modifier is used. */
  platform: Platform;
  /** The hotkeys of everything on screen, in the order they were added. */
  all: () => readonly Hotkey[];
  subscribe: (listener: () => void) => () => void;
  /** Active until the returned function is called. */
  add: (hotkeys: readonly Hotkey[]) => () => void;
}

/** The one list of hotkeys, read by the key listener, the cheat sheet and the command menu. */
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
