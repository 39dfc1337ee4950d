import { useSyncExternalStore } from 'react';

/** A value from a store outside React; re-renders when it changes. It is the same in all components. */
export const useStored = <Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);
