import { screenBelow } from '@exchange/ui';
import { useSyncExternalStore } from 'react';

const phone = screenBelow('tablet');

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether rows are cards that open, and filters wait behind a button, which a style alone can't do. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
