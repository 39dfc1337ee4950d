import type { Side } from '@exchange/domain';
import { AfterPaint, Button, Drawer, DrawerContent, Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import { OrderKinds } from './OrderForms';
import type { TradePanels } from './tradePanels';
import * as styles from './PhoneLayout.css';

const sides = ['buy', 'sell'] as const satisfies readonly Side[];

const words: Record<Side, string> = { buy: 'Buy', sell: 'Sell' };

/** One side's form, above the page and within reach of a thumb. */
const FormDrawer = ({ forms, openForm, onOpenFormChange }: TradePanels) => (
  <Drawer open={openForm !== undefined} onOpenChange={(isOpen) => !isOpen && onOpenFormChange(undefined)}>
    <DrawerContent title={words[openForm ?? 'buy']} isTitleHidden>
      {openForm && (
        <OrderKinds place="drawer">
          <div className={styles.form}>
            <AfterPaint>{forms[openForm]}</AfterPaint>
          </div>
        </OrderKinds>
      )}
    </DrawerContent>
  </Drawer>
);

/** The market in tabs, the orders below it, and both forms a tap away. */
export const PhoneLayout = (panels: TradePanels) => {
  const { chart, book, tape, tools, lists, onOpenFormChange } = panels;
  return (
    <div className={styles.root}>
      <Tabs defaultValue="chart">
        <div className={styles.tabs}>
          <TabList label="Chart, order book and trades">
            <Tab value="chart">Chart</Tab>
            <Tab value="book">Book</Tab>
            <Tab value="trades">Trades</Tab>
          </TabList>
        </div>
        <TabPanel value="chart">
          <div className={styles.chart}>{chart}</div>
        </TabPanel>
        <TabPanel value="book">
          <div className={styles.list}>
            <AfterPaint>{book}</AfterPaint>
          </div>
        </TabPanel>
        <TabPanel value="trades">
          <div className={styles.list}>
            <AfterPaint>{tape}</AfterPaint>
          </div>
        </TabPanel>
      </Tabs>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <div className={styles.lists}>{lists}</div>
      <div className={styles.thumbs}>
        {sides.map((side) => (
          <Button key={side} tone={side} size="large" onClick={() => onOpenFormChange(side)}>
            {words[side]}
          </Button>
        ))}
      </div>
      <FormDrawer {...panels} />
    </div>
  );
};
