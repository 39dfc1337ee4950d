import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import * as styles from './IconButton.css';

interface SquareProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** Replaces the button element. Not `children`, because those are the button's words. */
  instead: ReactNode;
}

// The default matters: a button without a type submits its form, and `Button` doesn't set one with `asChild`.
const Square = ({ icon, instead, className = '', type = 'button', ...rest }: SquareProps) => {
  const Part = instead === undefined ? 'button' : Slot.Root;
  return (
    <Part {...rest} type={instead === undefined ? type : undefined} className={`${className} ${styles.square}`}>
      <Slot.Slottable child={instead}>{() => <Icon name={icon} />}</Slot.Slottable>
    </Part>
  );
};

export interface IconButtonProps extends Omit<
  ButtonProps,
  'aria-label' | 'aria-pressed' | 'isLoading' | 'loadingLabel' | 'tone' | 'variant'
> {
  icon: IconName;
  /** Its name, for screen readers and on hover. It stays the same while pressed. */
  label: string;
  variant?: Exclude<ButtonProps['variant'], 'solid'>;
  /** Pass `false` rather than nothing when it is off, so that screen readers announce a toggle. */
  isPressed?: boolean | undefined;
}

/** A square button with an icon instead of words. */
export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  isPressed,
  asChild = false,
  children,
  ...rest
}: IconButtonProps) => (
  <Button title={label} {...rest} asChild variant={variant} tone="neutral" aria-label={label} aria-pressed={isPressed}>
    <Square icon={icon} instead={asChild ? children : undefined} />
  </Button>
);
