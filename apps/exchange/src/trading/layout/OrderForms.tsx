import { tradingTexts } from '@exchange/domain';
import { Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import type { ReactNode } from 'react';
import type { TradePanels } from './tradePanels';
import * as styles from './OrderForms.css';

type OrderKindsPlace = keyof typeof styles.strip;

interface OrderKindsProps extends Pick<TradePanels, 'tools'> {
  place?: OrderKindsPlace;
  children: ReactNode;
}

/** The order types, of which there is one, above the form. */
export const OrderKinds = ({ place = 'panel', tools, children }: OrderKindsProps) => (
  <Tabs defaultValue="limit">
    <div className={styles.strip[place]}>
      <TabList label="Order type" size="small">
        <Tab value="limit">{tradingTexts.limit}</Tab>
      </TabList>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
    <TabPanel value="limit">{children}</TabPanel>
  </Tabs>
);

/** Buy and sell side by side. */
export const OrderForms = ({ forms, tools }: Pick<TradePanels, 'forms' | 'tools'>) => (
  <OrderKinds tools={tools}>
    <div className={styles.forms}>
      <div className={styles.form}>{forms.buy}</div>
      <div className={styles.form}>{forms.sell}</div>
    </div>
  </OrderKinds>
);
