import type { ComponentPropsWithRef } from 'react';
import type { BesideTexts } from './FieldBeside';

/** What is either on or off. */
export interface ToggleProps
  extends
    BesideTexts,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'disabled' | 'onChange' | 'type' | 'value'> {
  value: boolean;
  onValueChange: (value: boolean) => void;
  /** Why it cannot be changed here. Takes the hint's place; whoever gets to it by keyboard is told as well. */
  disabledReason?: string | undefined;
}

/** The attribute `disabled` would take it out of the tab order, and the reason with it. */
export const availability = (disabledReason: string | undefined) =>
  disabledReason === undefined ? {} : { 'aria-disabled': true, 'data-disabled': '' };
