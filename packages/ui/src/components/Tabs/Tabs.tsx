import { Tabs as Parts } from 'radix-ui';
import { useRef, type ComponentPropsWithRef } from 'react';
import * as styles from './Tabs.css';

export interface TabsProps extends Omit<ComponentPropsWithRef<typeof Parts.Root>, 'asChild' | 'className'> {
  /** The selected tab, if the screen controls it. */
  value?: string;
  /** The initial tab, if the screen doesn't control it. */
  defaultValue?: string | undefined;
  onValueChange?: (value: string) => void;
}

/**
 * A click both focuses and presses its tab, and Radix reports each. Reported twice, it would add two history entries.
 */
const useToldOnce = (tell: TabsProps['onValueChange']) => {
  const told = useRef<string>(undefined);
  return (value: string): void => {
    if (told.current === value) return;
    told.current = value;
    queueMicrotask(() => {
      told.current = undefined;
    });
    tell?.(value);
  };
};

/** Several views of the same thing, one at a time. */
export const Tabs = ({ onValueChange, ...rest }: TabsProps) => (
  <Parts.Root {...rest} onValueChange={useToldOnce(onValueChange)} className={styles.views} />
);

export interface TabPanelProps extends Omit<ComponentPropsWithRef<typeof Parts.Content>, 'asChild' | 'className'> {
  /** The value of its tab. */
  value: string;
}

/** The content of the tab with the same value. */
export const TabPanel = (props: TabPanelProps) => <Parts.Content {...props} className={styles.panel} />;
