import { useSyncExternalStore } from 'react';
import { screenFrom } from '../../tokens/scale';

const isWide = screenFrom('tablet');

const watch = (listener: () => void) => {
  const media = matchMedia(isWide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether two months have room beside each other, which a style cannot tell the calendar. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(isWide).matches,
    () => true,
  );
