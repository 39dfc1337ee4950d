import { Slot } from 'radix-ui';
import { use, type ComponentPropsWithRef, type ComponentPropsWithoutRef } from 'react';
import type { ControlSize } from '../Field/controlSizes';
import * as styles from './Tabs.css';
import { TabSize } from './tabSize';
import { useScrollEdges } from './useScrollEdges';

export interface TabLinksProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'aria-label' | 'className'> {
  /** What the screens are parts of. */
  label: string;
  /** 28, 36 or 44 pixels high. */
  size?: ControlSize;
}

/** Looks like tabs and leads to other screens: links, each with its own address. */
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
  /** The screen one is on. A router's link that marks itself as current needs no telling. */
  isCurrent?: boolean | undefined;
  /** Gives the look to the one child instead: the router's link. */
  asChild?: boolean;
}

export const TabLink = ({ isCurrent, asChild = false, ...rest }: TabLinkProps) => {
  const Part = asChild ? Slot.Root : 'a';
  return (
    <Part {...(isCurrent === true ? { 'aria-current': 'page' } : {})} {...rest} className={styles.size[use(TabSize)]} />
  );
};
