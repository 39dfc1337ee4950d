import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import * as styles from './Button.css';
import type { ButtonSize, ButtonTone, ButtonVariant } from './buttonVariants';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled'> {
  variant?: ButtonVariant;
  tone?: ButtonTone;
  /** 28, 36 or 44 pixels tall. */
  size?: ButtonSize;
  /** Pass `false` rather than nothing if the button can be loading, to reserve room for its loading label. */
  isLoading?: boolean | undefined;
  loadingLabel?: string;
  /** Why the button is unavailable. Shown on hover and read out by screen readers. */
  disabledReason?: string | undefined;
  /** Applies the look and behaviour to its only child instead, such as a router's link. */
  asChild?: boolean;
}

const doNothing = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The `disabled` attribute would take the button out of the tab order, and the reason with it. */
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

/** Starts an action. For navigation use a `Link`, or a link as the child. */
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
