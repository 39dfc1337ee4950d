import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './Link.css';
import type { LinkVariant } from './linkVariants';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'rel' | 'target'> {
  /** `inline` stands in a sentence and is underlined; `quiet` stands alone and takes the colour around it. */
  variant?: LinkVariant;
  /** Leads out of the product: opens a new tab, and says so. */
  isExternal?: boolean;
  /** Gives the look to the one child instead: the router's link. */
  asChild?: boolean;
}

const outward = { target: '_blank', rel: 'noopener noreferrer' };

const ExternalHint = () => (
  <>
    <svg aria-hidden className={styles.externalMark} viewBox="0 0 10 10" fill="none" stroke="currentColor">
      <path d="M2 8 8 2M3 2h5v5" strokeWidth="1.5" />
    </svg>
    <span className={visuallyHidden}> (opens in a new tab)</span>
  </>
);

/** Leads somewhere. */
export const Link = ({ variant = 'inline', isExternal = false, asChild = false, children, ...rest }: LinkProps) => {
  const Part = asChild ? Slot.Root : 'a';
  return (
    <Part
      {...rest}
      {...(isExternal ? outward : {})}
      data-external={isExternal ? '' : undefined}
      className={styles.variant[variant]}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {isExternal && <ExternalHint />}
    </Part>
  );
};
