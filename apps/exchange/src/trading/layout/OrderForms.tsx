import { tradingTexts } from '@exchange/domain';
import { Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import type { ReactNode } from 'react';
import type { TradePanels } from './tradePanels';
import * as styles from './OrderForms.css';

/** In a drawer the gutters are those of the drawer. */
type OrderKindsPlace = keyof typeof styles.head;

interface OrderKindsProps extends Pick<TradePanels, 'tools'> {
  place?: OrderKindsPlace;
  children: ReactNode;
}

/** The kinds of orders there are, which is one, over what is filled in for it. */
export const OrderKinds = ({ place = 'panel', tools, children }: OrderKindsProps) => (
  <Tabs defaultValue="limit">
    <div className={styles.head[place]}>
      <div className={styles.tabs}>
        <TabList label="Order type" size="small">
          <Tab value="limit">{tradingTexts.limit}</Tab>
        </TabList>
      </div>
      {tools}
    </div>
    <TabPanel value="limit">{children}</TabPanel>
  </Tabs>
);

/** Buy and sell beside each other. */
export const OrderForms = ({ forms, tools }: Pick<TradePanels, 'forms' | 'tools'>) => (
  <OrderKinds tools={tools}>
    <div className={styles.forms}>
      <div className={styles.form}>{forms.buy}</div>
      <div className={styles.form}>{forms.sell}</div>
    </div>
  </OrderKinds>
);
