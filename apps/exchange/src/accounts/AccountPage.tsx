import { visuallyHidden } from '@exchange/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageArrival } from '#shared/page/arrival.ts';
import { heading } from '#shared/page/Page.css.ts';
import * as styles from './AccountPage.css';

export interface AccountPageProps {
  /** The heading; a change from step to step is announced. */
  title: string;
  /** The screen's name for the browser tab, whatever the step. Defaults to the title. */
  screen?: string;
  /** A sentence below the heading: what this step is about. */
  lead?: ReactNode;
  /** Links to other screens. */
  footer?: ReactNode;
  /** The screen is a form: on a desktop its first empty field has the focus from the start. */
  isTypedInto?: boolean;
  children: ReactNode;
}

/** Whether the title differs from the first one. */
const useHasChanged = (title: string): boolean => {
  const [first] = useState(title);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && title !== first) setHasChanged(true);
  return hasChanged;
};

/** Fields that are already filled in are skipped. */
const firstEmptyField = (page: HTMLElement): HTMLElement | undefined =>
  [...page.querySelectorAll('input')].find(({ type, value }) => type !== 'checkbox' && value === '');

/** On a touch screen, focus would open a keyboard over half of the page. */
const isDesk = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The layout of every account screen. Each new step moves the focus to its first field. */
export const AccountPage = ({
  title,
  screen = title,
  lead,
  footer,
  isTypedInto = false,
  children,
}: AccountPageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const heading1 = usePageArrival(screen);
  const hasChanged = useHasChanged(title);
  useEffect(() => {
    if (isTypedInto && isDesk() && page.current !== null) firstEmptyField(page.current)?.focus({ preventScroll: true });
  }, [isTypedInto]);
  useEffect(() => {
    if (!hasChanged || page.current === null) return;
    (firstEmptyField(page.current) ?? heading1.current)?.focus();
  }, [hasChanged, heading1, title]);
  return (
    <div ref={page} className={styles.root}>
      <div className={styles.intro}>
        <h1 ref={heading1} tabIndex={-1} className={heading}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.quiet}>{lead}</p>}
        <span role="status" className={visuallyHidden}>
          {hasChanged && title}
        </span>
      </div>
      {children}
      {footer !== undefined && <p className={styles.quiet}>{footer}</p>}
    </div>
  );
};
