import { shellTexts } from '@exchange/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './Stat.css';

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  label: ReactNode;
  /** Beside the value: a `PriceChange`. */
  change?: ReactNode;
  /** Holds the place of the value until it has come. */
  isLoading?: boolean;
  /** How wide the value will be, roughly. Any CSS length. */
  loadingWidth?: string;
}

interface PlaceholderProps {
  width: string;
  hasChange: boolean;
}

const Placeholder = ({ width, hasChange }: PlaceholderProps) => (
  <>
    <span>
      <Skeleton width={width} />
    </span>
    {hasChange && (
      <span className={styles.change}>
        <Skeleton width="7ch" />
      </span>
    )}
    <span className={visuallyHidden}>{shellTexts.loading}</span>
  </>
);

const Value = ({ change, children }: Pick<StatProps, 'change' | 'children'>) => (
  <>
    {children}
    {change !== undefined && (
      <>
        {' '}
        <span className={styles.change}>{change}</span>
      </>
    )}
  </>
);

/** One figure and what it is. Stands in a `StatList`. */
export const Stat = ({ label, change, isLoading = false, loadingWidth = '10ch', children, ...rest }: StatProps) => (
  <div {...rest} className={styles.stat}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      {isLoading ? (
        <Placeholder width={loadingWidth} hasChange={change !== undefined} />
      ) : (
        <Value change={change}>{children}</Value>
      )}
    </dd>
  </div>
);
