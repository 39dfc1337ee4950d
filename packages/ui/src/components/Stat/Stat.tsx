import { shellTexts } from '@exchange/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Skeleton } from '../Skeleton/Skeleton';
import type { OptionalNode } from '../optionalNode';
import * as styles from './Stat.css';

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  label: ReactNode;
  /** Beside the value: a `PriceChange`. */
  change?: OptionalNode;
  /** Shows a placeholder until the value has loaded. */
  isLoading?: boolean;
  /** The approximate width of the value. Any CSS length. */
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

/** One labelled figure. Use it in a `StatList`. */
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
