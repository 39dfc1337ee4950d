import { Tooltip as Radix } from 'radix-ui';
import { createContext, use, type ReactNode } from 'react';

const Provided = createContext(false);

const delayMs = 500;

interface TooltipProviderProps {
  children: ReactNode;
}

/** Around the whole page: once one tooltip stands, the next comes without waiting. */
export const TooltipProvider = ({ children }: TooltipProviderProps) => (
  <Radix.Provider delayDuration={delayMs}>
    <Provided value>{children}</Provided>
  </Radix.Provider>
);

/** A tooltip works without one around the page, too. */
export const OwnProvider = ({ children }: TooltipProviderProps) =>
  use(Provided) ? children : <Radix.Provider delayDuration={delayMs}>{children}</Radix.Provider>;
