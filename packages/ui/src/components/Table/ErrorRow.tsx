import type { ComponentPropsWithRef } from 'react';
import { FailureMessage, type FailureMessageProps } from './FailureMessage';
import { RowAcross } from './RowAcross';

export interface ErrorRowProps
  extends FailureMessageProps, Omit<ComponentPropsWithRef<'tr'>, 'children' | 'className'> {
  /** How many columns the table has at its widest. */
  columns: number;
}

/** Says why the rows are not there, and tries again. */
export const ErrorRow = ({ text, onRetry, isRetrying, ...rest }: ErrorRowProps) => (
  <RowAcross {...rest}>
    <FailureMessage {...{ text, onRetry, isRetrying }} />
  </RowAcross>
);
