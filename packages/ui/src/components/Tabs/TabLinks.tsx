import { Slot } from 'radix-ui';
import { use, type ComponentPropsWithRef, type ComponentPropsWithoutRef } from 'react';
import type { ControlSize } from '../Field/controlSizes';
import * as styles from './Tabs.css';
import { TabSize } from './tabSize';
import { useScrollEdges } from './useScrollEdges';

export interface TabLinksProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'aria-label' | 'className'> {
  /** Name of the navigation: what the screens have in common. */
  label: string;
  /** 28, 36 or 44 pixels tall. */
  size?: ControlSize;
}

/** Links to other screens that look like tabs, each with its own address. */
export const TabLinks = ({ label, size = 'medium', ...rest }: TabLinksProps) => {
  const { edges, watch } = useScrollEdges();
  return (
    <div className={styles.root}>
      <TabSize value={size}>
        <nav {...rest} ref={watch} aria-label={label} data-more={edges} className={styles.list} />
      </TabSize>
    </div>
  );
};

export interface TabLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'aria-current' | 'className'> {
  /** The current screen. Not needed for a router's link that sets `aria-current` itself. */
  isCurrent?: boolean | undefined;
  /** Applies the look to its only child instead, such as the router's link. */
  asChild?: boolean;
}

export const TabLink = ({ isCurrent, asChild = false, ...rest }: TabLinkProps) => {
  const Part = asChild ? Slot.Root : 'a';
  return (
    <Part {...(isCurrent === true ? { 'aria-current': 'page' } : {})} {...rest} className={styles.size[use(TabSize)]} />
  );
};
