import { Tooltip as Radix } from 'radix-ui';
import { createContext, use, type ReactNode } from 'react';

const Provided = createContext(false);

const delayMs = 500;

interface TooltipProviderProps {
  children: ReactNode;
}

/** Wrap the whole page in it: once a tooltip is open, the next one appears without delay. */
export const TooltipProvider = ({ children }: TooltipProviderProps) => (
  <Radix.Provider delayDuration={delayMs}>
    <Provided value>{children}</Provided>
  </Radix.Provider>
);

/** Lets a tooltip work without a provider too. */
export const OwnProvider = ({ children }: TooltipProviderProps) =>
  use(Provided) ? children : <Radix.Provider delayDuration={delayMs}>{children}</Radix.Provider>;
