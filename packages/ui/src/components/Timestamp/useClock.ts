import { createClock, type Clock, type ClockKind } from '@exchange/domain';
import { use } from 'react';
import { ClockContext } from './ClockContext';
import { localOffset } from './localOffset';

/** In UTC, and by the browser's time zone. */
export const clocks: Readonly<Record<ClockKind, Clock>> = {
  utc: createClock('utc', localOffset),
  local: createClock('local', localOffset),
};

/** The screen's clock. */
export const useClock = (): Clock => {
  const clock = use(ClockContext);
  return typeof clock === 'string' ? clocks[clock] : clock;
};
