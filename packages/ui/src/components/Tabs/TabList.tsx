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
  /** Name for screen readers: what the tabs show. */
  label: string;
  /** 28, 36 or 44 pixels tall. */
  size?: ControlSize;
}

/** A row of tabs. If they don't fit, the row scrolls sideways and fades where there are more. */
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
  /** Identifies the tab, and its panel. */
  value: string;
  /** The number of items in its panel. */
  count?: number | undefined;
}

/** TypeScript doesn't know this option yet. */
const quietly: FocusOptions & { focusVisible: boolean } = { focusVisible: false };

/**
 * Radix focuses a clicked tab by script, and browsers show a focus ring for that, as if by keyboard. Focusing it first
 * avoids the ring, because Radix leaves a focused tab alone.
 */
const focusQuietly = (event: MouseEvent<HTMLButtonElement>): void => {
  if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus(quietly);
};

/** Selected by a click, or when an arrow key reaches it. */
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
