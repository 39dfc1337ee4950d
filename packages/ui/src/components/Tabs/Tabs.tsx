import { Tabs as Parts } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Tabs.css';

export type TabsProps = Omit<ComponentPropsWithRef<typeof Parts.Root>, 'asChild' | 'className'>;

/** Several views of one thing, one of them in sight. */
export const Tabs = (props: TabsProps) => <Parts.Root {...props} className={styles.views} />;

export type TabPanelProps = Omit<ComponentPropsWithRef<typeof Parts.Content>, 'asChild' | 'className'>;

/** What stands under the tab of the same value. */
export const TabPanel = (props: TabPanelProps) => <Parts.Content {...props} className={styles.panel} />;
