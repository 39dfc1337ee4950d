import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './Link.css';
import type { LinkVariant } from './linkVariants';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'rel' | 'target'> {
  /** `inline` is underlined, for links in a sentence; `quiet` takes the surrounding colour, for links on their own. */
  variant?: LinkVariant;
  /** Leads to another site: opens a new tab, and says so. */
  isExternal?: boolean;
  /** Applies the look to its only child instead, such as the router's link. */
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
