import { useSyncExternalStore } from 'react';
import { screenFrom } from '../../tokens/scale';

const isWide = screenFrom('tablet');

const watch = (listener: () => void) => {
  const media = matchMedia(isWide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether two months fit side by side. The calendar can't learn this from CSS. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(isWide).matches,
    () => true,
  );
