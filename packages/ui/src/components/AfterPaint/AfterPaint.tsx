import type { ReactNode } from 'react';
import { useAfterPaint } from './useAfterPaint';

export interface AfterPaintProps {
  /** Shown until then. Give it the size of the content if nothing else reserves the space. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** Renders slow content one paint later, so that whatever holds it opens immediately. */
export const AfterPaint = ({ meanwhile, children }: AfterPaintProps) => (useAfterPaint() ? children : meanwhile);
