import { visuallyHidden } from '@exchange/ui';
import type { ReactNode } from 'react';

interface OrDashProps {
  children: ReactNode;
  /** Announced if there is no value. */
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
