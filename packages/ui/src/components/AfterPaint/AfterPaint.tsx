import type { ReactNode } from 'react';
import { useAfterPaint } from './useAfterPaint';

export interface AfterPaintProps {
  /** Stands there for that moment, and keeps the place where nothing else does. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** What opens answers the press at once; what there is much of in it is drawn when the browser has shown that. */
export const AfterPaint = ({ meanwhile, children }: AfterPaintProps) => (useAfterPaint() ? children : meanwhile);
