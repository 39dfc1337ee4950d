import type { Page } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import * as styles from './Pager.css';
import { pageText, rangeText } from './pagerTexts';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'aria-label' | 'children' | 'className'> {
  /** The name of the list: `Order history`. */
  label: string;
  /** The page as returned by the domain's `pageOf`. */
  page: Omit<Page<unknown>, 'rows'>;
  /** The total number of rows and the rows per page. With them the pager also shows which rows these are. */
  rows?: { total: number; size: number } | undefined;
  onPageChange: (page: number) => void;
}

const look = { variant: 'outline', tone: 'neutral', size: 'small' } as const;

/** Leads to the previous and the next page. */
export const Pager = ({ label, page: shown, rows, onPageChange, ...rest }: PagerProps) => {
  const { page, pages, hasPrevious, hasNext } = shown;
  return (
    <nav {...rest} aria-label={`Pages of ${label}`} className={styles.root}>
      <div className={styles.line}>
        <span aria-live="polite" className={styles.texts}>
          <span>{pageText(page, pages)}</span>
          {rows !== undefined && rows.total > 0 && (
            <span className={styles.rows}>{rangeText(page, rows.size, rows.total)}</span>
          )}
        </span>
        <span className={styles.buttons}>
          <Button
            {...look}
            disabledReason={hasPrevious ? undefined : 'This is the first page.'}
            onClick={() => onPageChange(page - 1)}
          >
            <Icon name="chevronLeft" />
            <span className={styles.word}>Previous</span>
          </Button>
          <Button
            {...look}
            disabledReason={hasNext ? undefined : 'This is the last page.'}
            onClick={() => onPageChange(page + 1)}
          >
            <span className={styles.word}>Next</span>
            <Icon name="chevronRight" />
          </Button>
        </span>
      </div>
    </nav>
  );
};
