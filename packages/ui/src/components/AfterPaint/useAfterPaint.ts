import { useDeferredValue } from 'react';

/** False on the first render; true once the browser has painted it. */
export const useAfterPaint = (): boolean => useDeferredValue(true, false);
