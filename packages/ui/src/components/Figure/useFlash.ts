import { movement, type DecimalText, type Direction } from '@exchange/domain';
import { useState } from 'react';

interface Flash {
  value: DecimalText | undefined;
  direction: Direction;
  /** Tells apart two flashes in the same direction. */
  count: number;
}

const next = ({ value, count }: Flash, latest: DecimalText | undefined): Flash => ({
  value: latest,
  direction: value === undefined || latest === undefined ? 'flat' : movement(value, latest),
  count: count + 1,
});

/** The direction of the last change; `flat` until the first one. */
export const useFlash = (value: DecimalText | undefined): Flash => {
  const [flash, setFlash] = useState<Flash>({ value, direction: 'flat', count: 0 });
  if (value === flash.value) return flash;
  const changed = next(flash, value);
  setFlash(changed);
  return changed;
};
