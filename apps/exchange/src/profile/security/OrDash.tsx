import { visuallyHidden } from '@exchange/ui';
import type { ReactNode } from 'react';

interface OrDashProps {
  children: ReactNode;
  /** For screen readers, when there is nothing. */
  otherwise: string;
}

/** The value, or a dash if there is none. */
export const OrDash = ({ children, otherwise }: OrDashProps) =>
  children ?? (
    <>
      <span aria-hidden>–</span>
      <span className={visuallyHidden}>{otherwise}</span>
    </>
  );
