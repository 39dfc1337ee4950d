import { screenFrom } from '@exchange/ui';
import { useCallback, useSyncExternalStore } from 'react';

export type Width = 'phone' | 'tablet' | 'desk';

const useMedia = (query: string): boolean => {
  const follow = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  // Rendered without a window, everything is as wide as a desk.
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => true,
  );
};

/** For what CSS alone can't do: another layout, different columns, filters behind a button. */
export const useWidth = (deskFrom: 'desk' | 'wide'): Width => {
  const isDesk = useMedia(screenFrom(deskFrom));
  const isTablet = useMedia(screenFrom('tablet'));
  if (isDesk) return 'desk';
  return isTablet ? 'tablet' : 'phone';
};

/** Whether the order book and the pairs have room one above the other, rather than in tabs. */
export const useHasRoomBelowBook = (): boolean => useMedia(`${screenFrom('desk')} and (height >= 860px)`);
