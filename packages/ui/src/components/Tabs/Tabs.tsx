import { Tabs as Parts } from 'radix-ui';
import { useRef, type ComponentPropsWithRef } from 'react';
import * as styles from './Tabs.css';

export interface TabsProps extends Omit<ComponentPropsWithRef<typeof Parts.Root>, 'asChild' | 'className'> {
  /** The tab that is chosen, where the screen keeps it. */
  value?: string;
  /** The tab that is chosen at first, where nobody else needs to know. */
  defaultValue?: string | undefined;
  onValueChange?: (value: string) => void;
}

/** A click focuses its tab and presses it, and each of them chooses it: told twice, it would be two steps of a history. */
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

/** Several views of one thing, one of them in sight. */
export const Tabs = ({ onValueChange, ...rest }: TabsProps) => (
  <Parts.Root {...rest} onValueChange={useToldOnce(onValueChange)} className={styles.views} />
);

export interface TabPanelProps extends Omit<ComponentPropsWithRef<typeof Parts.Content>, 'asChild' | 'className'> {
  /** That of its tab. */
  value: string;
}

/** What stands under the tab of the same value. */
export const TabPanel = (props: TabPanelProps) => <Parts.Content {...props} className={styles.panel} />;
