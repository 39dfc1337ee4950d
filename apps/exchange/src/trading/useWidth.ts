import { screenFrom } from '@exchange/ui';
import { useSyncExternalStore } from 'react';

export type Width = 'phone' | 'tablet' | 'desk';

/** From this width the trades have their own column. */
const desk = screenFrom('wide');
const tablet = screenFrom('tablet');

const widthNow = (): Width => {
  if (window.matchMedia(desk).matches) return 'desk';
  return window.matchMedia(tablet).matches ? 'tablet' : 'phone';
};

const subscribe = (listener: () => void): (() => void) => {
  const queries = [desk, tablet].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

export const useWidth = (): Width => useSyncExternalStore(subscribe, widthNow, () => 'desk');
