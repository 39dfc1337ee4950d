import { screenBelow } from '@exchange/ui';
import { useSyncExternalStore } from 'react';

const phone = screenBelow('tablet');
const tablet = screenBelow('desk');

const subscribe = (listener: () => void): (() => void) => {
  const queries = [phone, tablet].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

type Screen = 'phone' | 'tablet' | 'desk';

const current = (): Screen => {
  if (window.matchMedia(phone).matches) return 'phone';
  return window.matchMedia(tablet).matches ? 'tablet' : 'desk';
};

/** For what CSS alone can't do: different columns, rows that open, filters behind a button. */
export const useScreen = (): Screen => useSyncExternalStore(subscribe, current, () => 'desk');
