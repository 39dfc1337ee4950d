import { Tabs as Parts } from 'radix-ui';
import { use, type ComponentPropsWithRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import type { ControlSize } from '../Field/controlSizes';
import * as styles from './Tabs.css';
import { TabSize } from './tabSize';
import { useScrollEdges } from './useScrollEdges';

export interface TabListProps extends Omit<
  ComponentPropsWithoutRef<typeof Parts.List>,
  'aria-label' | 'asChild' | 'className'
> {
  /** What the tabs are views of. */
  label: string;
  /** 28, 36 or 44 pixels high. */
  size?: ControlSize;
}

/** The line of tabs. Where they do not fit they are scrolled sideways, and fade where there is more of them. */
export const TabList = ({ label, size = 'medium', ...rest }: TabListProps) => {
  const { edges, watch } = useScrollEdges();
  return (
    <div className={styles.root}>
      <TabSize value={size}>
        <Parts.List {...rest} ref={watch} aria-label={label} data-more={edges} className={styles.list} />
      </TabSize>
    </div>
  );
};

export interface TabProps extends Omit<ComponentPropsWithRef<typeof Parts.Trigger>, 'asChild' | 'className'> {
  /** Tells it from the others, and is that of its panel. */
  value: string;
  /** How many things stand under it. */
  count?: number | undefined;
}

/** Newer than TypeScript's own list of them. */
const quietly: FocusOptions & { focusVisible: boolean } = { focusVisible: false };

/**
 * Radix focuses the pressed tab by script, which browsers take for the keyboard's doing and answer with a focus ring.
 * A tab that has the focus already is left alone.
 */
const focusQuietly = (event: MouseEvent<HTMLButtonElement>): void => {
  if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus(quietly);
};

/** Chosen by a click, and by the arrow keys as soon as they reach it. */
export const Tab = ({ count, children, onMouseDown, ...rest }: TabProps) => (
  <Parts.Trigger
    {...rest}
    onMouseDown={(event) => {
      onMouseDown?.(event);
      focusQuietly(event);
    }}
    className={styles.size[use(TabSize)]}
  >
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </Parts.Trigger>
);
