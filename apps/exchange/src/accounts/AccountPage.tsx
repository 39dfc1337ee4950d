import { visuallyHidden } from '@exchange/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageArrival } from '../shared/page/arrival';
import { heading } from '../shared/page/Page.css';
import * as styles from './AccountPage.css';

export interface AccountPageProps {
  /** The heading: it may change from step to step, and is then told. */
  title: string;
  /** The name of the screen, which follows the product's name on the tab, whatever the step; the title where left out. */
  screen?: string;
  /** A sentence under the heading: what this step is about. */
  lead?: ReactNode;
  /** Where else one can go from here. */
  footer?: ReactNode;
  /** Whoever comes here comes to type: on a desk the first empty field has the focus at once. */
  isTypedInto?: boolean;
  children: ReactNode;
}

/** Whether this is no longer what the screen came up with. */
const useHasChanged = (title: string): boolean => {
  const [first] = useState(title);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && title !== first) setHasChanged(true);
  return hasChanged;
};

/** The one to go on with: what is filled in already needs no second look. */
const firstEmptyField = (page: HTMLElement): HTMLElement | undefined =>
  [...page.querySelectorAll('input')].find(({ type, value }) => type !== 'checkbox' && value === '');

/** A focus on a touch screen would bring up its keyboard over half of the page. */
const isDesk = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** What every screen of this area stands in. With each new step the focus goes on to its first field. */
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
