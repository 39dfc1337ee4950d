import { visuallyHidden } from '@exchange/ui';
import type { ReactNode } from 'react';

interface OrDashProps {
  children: ReactNode;
  /** For screen readers, when there is nothing. */
  otherwise: string;
}

/** What is known, or a dash where none is known. */
export const OrDash = ({ children, otherwise }: OrDashProps) =>
  children ?? (
    <>
      <span aria-hidden>–</span>
      <span className={visuallyHidden}>{otherwise}</span>
    </>
  );
