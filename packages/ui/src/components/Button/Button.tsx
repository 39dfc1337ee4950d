import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import * as styles from './Button.css';
import type { ButtonSize, ButtonTone, ButtonVariant } from './buttonVariants';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled'> {
  variant?: ButtonVariant;
  tone?: ButtonTone;
  /** 28, 36 or 44 pixels high. */
  size?: ButtonSize;
  /** Hand in `false` while nothing runs: the button then keeps room for the label it shows while something does. */
  isLoading?: boolean | undefined;
  loadingLabel?: string;
  /** Why nothing can be done here. Whoever hovers, focuses or listens is told. */
  disabledReason?: string | undefined;
  /** Gives the look and the behaviour to the one child instead, say to a router's link. */
  asChild?: boolean;
}

const doNothing = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The attribute `disabled` would take the button out of the tab order, and the reason with it. */
const unavailability = (isLoading: boolean, disabledReason: string | undefined) => {
  if (disabledReason !== undefined) {
    return { 'aria-disabled': true, 'data-disabled': '', title: disabledReason, onClick: doNothing };
  }
  return isLoading ? { 'aria-disabled': true, 'aria-busy': true, onClick: doNothing } : {};
};

const bothLabels = (label: ReactNode, loadingLabel: string, isLoading: boolean) => (
  <span className={styles.labels}>
    <span className={styles.label} data-shown={!isLoading}>
      {label}
    </span>
    <span className={styles.label} data-shown={isLoading}>
      {loadingLabel}
    </span>
  </span>
);

/** Starts something. What only leads somewhere is a `Link`, or a link as its child. */
export const Button = ({
  variant = 'solid',
  tone = 'accent',
  size = 'medium',
  isLoading,
  loadingLabel = 'Processing',
  disabledReason,
  asChild = false,
  children,
  ...rest
}: ButtonProps) => {
  const Part = asChild ? Slot.Root : 'button';
  return (
    <Part
      type={asChild ? undefined : 'button'}
      {...rest}
      {...unavailability(isLoading === true, disabledReason)}
      className={`${styles.variant[variant]} ${styles.tone[tone]} ${styles.size[size]}`}
    >
      <Slot.Slottable child={children}>
        {(label) => (isLoading === undefined ? label : bothLabels(label, loadingLabel, isLoading))}
      </Slot.Slottable>
    </Part>
  );
};
