import { useSyncExternalStore } from 'react';

/** Something of a store outside of React, drawn anew when it changes. It reads the same wherever it is drawn. */
export const useStored = <Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);
