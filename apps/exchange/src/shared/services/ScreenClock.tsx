import { ClockContext } from '@exchange/ui';
import type { ReactNode } from 'react';
import { useScreenSettings } from './useScreenSettings';

/** Everything in it follows the clock that the trader chose. */
export const ScreenClock = ({ children }: { children: ReactNode }) => {
  const [{ clock }] = useScreenSettings();
  return <ClockContext value={clock}>{children}</ClockContext>;
};
