import type { ComponentPropsWithRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { RowAcross } from './RowAcross';

export interface EmptyRowProps
  extends Pick<EmptyStateProps, 'text' | 'action'>, Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** The number of columns at full width. */
  columns: number;
}

/** Explains what the table will list, and offers a next step. */
export const EmptyRow = ({ text, action, children, ...rest }: EmptyRowProps) => (
  <RowAcross {...rest}>
    <EmptyState text={text} action={action}>
      {children}
    </EmptyState>
  </RowAcross>
);
