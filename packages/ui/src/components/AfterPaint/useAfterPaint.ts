import { useDeferredValue } from 'react';

/** Not yet at the first drawing; once the browser has shown that, all the same. */
export const useAfterPaint = (): boolean => useDeferredValue(true, false);
