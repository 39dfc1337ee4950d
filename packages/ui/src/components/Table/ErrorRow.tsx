import type { ComponentPropsWithRef } from 'react';
import { Failure, type FailureProps } from './Failure';
import { RowAcross } from './RowAcross';

export interface ErrorRowProps extends FailureProps, Omit<ComponentPropsWithRef<'tr'>, 'children' | 'className'> {
  /** How many columns the table has at its widest. */
  columns: number;
}

/** Says why the rows are not there, and tries again. */
export const ErrorRow = ({ text, onRetry, isRetrying, ...rest }: ErrorRowProps) => (
  <RowAcross {...rest}>
    <Failure {...{ text, onRetry, isRetrying }} />
  </RowAcross>
);
