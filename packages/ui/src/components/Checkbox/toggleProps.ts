import type { ComponentPropsWithRef } from 'react';
import type { BesideTexts } from './FieldBeside';

/** Props of a control that is on or off. */
export interface ToggleProps
  extends
    BesideTexts,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'disabled' | 'onChange' | 'type' | 'value'> {
  value: boolean;
  onValueChange: (value: boolean) => void;
  /** Why it can't be changed. Replaces the hint, and keeps the control focusable so that keyboard users get it too. */
  disabledReason?: string | undefined;
}

/** The `disabled` attribute would take the control out of the tab order, and the reason with it. */
export const availability = (disabledReason: string | undefined) =>
  disabledReason === undefined ? {} : { 'aria-disabled': true, 'data-disabled': '' };
