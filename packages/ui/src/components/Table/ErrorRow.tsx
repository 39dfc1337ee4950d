import type { ComponentPropsWithRef } from 'react';
import { FailureMessage, type FailureMessageProps } from './FailureMessage';
import { RowAcross } from './RowAcross';

export interface ErrorRowProps
  extends FailureMessageProps, Omit<ComponentPropsWithRef<'tr'>, 'children' | 'className'> {
  /** The number of columns at full width. */
  columns: number;
}

/** Says why the rows couldn't be loaded, and offers a retry. */
export const ErrorRow = ({ text, onRetry, isRetrying, ...rest }: ErrorRowProps) => (
  <RowAcross {...rest}>
    <FailureMessage {...{ text, onRetry, isRetrying }} />
  </RowAcross>
);
