import type { FormHandle } from '@exchange/ui';
import { useEffect } from 'react';

/** Clears the typed codes, and nothing else, with each failure. `names` must stay the same array. */
export const useClearedCodes = <Values>(
  { clear }: Pick<FormHandle<Values>, 'clear'>,
  names: readonly (keyof Values & string)[],
  failures: number,
): void => {
  useEffect(() => {
    if (failures > 0) clear(names);
  }, [clear, names, failures]);
};
