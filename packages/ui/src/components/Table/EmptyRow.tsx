import type { ComponentPropsWithRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { RowAcross } from './RowAcross';

export interface EmptyRowProps
  extends Pick<EmptyStateProps, 'text' | 'action'>, Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** How many columns the table has at its widest. */
  columns: number;
}

/** Says what would stand in the table, and offers the next step. */
export const EmptyRow = ({ text, action, children, ...rest }: EmptyRowProps) => (
  <RowAcross {...rest}>
    <EmptyState text={text} action={action}>
      {children}
    </EmptyState>
  </RowAcross>
);
