import { useCallback, useSyncExternalStore } from 'react';
import type { LiveSource } from './liveSource';
import { paced } from './paced';

/** What a source says now, drawn anew so often at most; `0` is once a frame. */
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
