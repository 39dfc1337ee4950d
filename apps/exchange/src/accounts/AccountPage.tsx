import { Card, visuallyHidden } from '@exchange/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageArrival } from '#shared/page/arrival.ts';
import { AsideSections, type AsideSection } from '#shared/page/AsideSections.tsx';
import { Columns } from '#shared/page/Columns.tsx';
import * as pageStyles from '#shared/page/Page.css.ts';
import * as styles from './AccountPage.css';
import { staySafe } from './staySafe';

export interface AccountPageProps {
  /** The heading; a change from step to step is announced. */
  title: string;
  /** The screen's name for the browser tab, whatever the step. Defaults to the title. */
  screen?: string;
  /** A sentence below the heading: what this step is about. */
  lead?: ReactNode;
  /** Beside the step; how to stay safe if left out. */
  aside?: readonly AsideSection[];
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
  aside = staySafe,
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
    <div ref={page} className={pageStyles.root}>
      <div className={pageStyles.intro}>
        <h1 ref={heading1} tabIndex={-1} className={pageStyles.heading}>
          {title}
        </h1>
        <span role="status" className={visuallyHidden}>
          {hasChanged && title}
        </span>
      </div>
      <Columns aside={<AsideSections sections={aside} />}>
        <Card>
          <div className={styles.content}>
            {lead !== undefined && <p className={styles.quiet}>{lead}</p>}
            {children}
          </div>
        </Card>
        {footer !== undefined && <p className={styles.quiet}>{footer}</p>}
      </Columns>
    </div>
  );
};
