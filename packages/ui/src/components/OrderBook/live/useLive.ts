import { useCallback, useSyncExternalStore } from 'react';
import type { LiveSource } from './liveSource';
import { paced } from './paced';

/** The current value of a source, re-rendered at most once per interval; `0` means once per frame. */
export const useLive = <View>(source: LiveSource<View>, everyMs: number): View => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const drawing = paced(listener, everyMs);
      const unsubscribe = source.subscribe(drawing.ask);
      return () => {
        unsubscribe();
        drawing.stop();
      };
    },
    [source, everyMs],
  );
  return useSyncExternalStore(subscribe, source.snapshot, source.snapshot);
};
