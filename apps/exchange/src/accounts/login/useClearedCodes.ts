import type { FormHandle } from '@exchange/ui';
import { useEffect } from 'react';

/** Each failure costs the codes that were typed, and nothing else. `names` has to stay the same list. */
export const useClearedCodes = <Values>(
  { clear }: Pick<FormHandle<Values>, 'clear'>,
  names: readonly (keyof Values & string)[],
  failures: number,
): void => {
  useEffect(() => {
    if (failures > 0) clear(names);
  }, [clear, names, failures]);
};
