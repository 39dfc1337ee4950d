import type { Clock, ClockKind } from '@exchange/domain';
import { createContext } from 'react';

/** The clock that every time on the screen follows: UTC, unless the trader chose otherwise. In stories of any place. */
export const ClockContext = createContext<ClockKind | Clock>('utc');
