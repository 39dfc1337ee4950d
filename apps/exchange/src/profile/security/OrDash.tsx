import { visuallyHidden } from '@exchange/ui';

interface OrDashProps {
  children: string | undefined;
  /** For screen readers, when there is nothing. */
  otherwise: string;
}

/** A text, or a dash where none is known. */
export const OrDash = ({ children, otherwise }: OrDashProps) =>
  children ?? (
    <>
      <span aria-hidden>–</span>
      <span className={visuallyHidden}>{otherwise}</span>
    </>
  );
