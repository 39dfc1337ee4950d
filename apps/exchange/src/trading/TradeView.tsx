import { tradingTexts } from '@exchange/domain';
import { Drawer, DrawerContent, Button, Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import { useState, type ReactNode } from 'react';
import type { Width } from './useWidth';
import * as styles from './TradeView.css';

/** The panels of the screen, each drawn by whoever knows what is in it. */
interface TradePanels {
  chart: ReactNode;
  book: ReactNode;
  tape: ReactNode;
  /** Both order forms; `large` under a thumb. */
  forms: Readonly<Record<'buy' | 'sell', ReactNode>>;
  /** Open orders, trades and funds. */
  lists: ReactNode;
}

const OrderForms = ({ forms }: Pick<TradePanels, 'forms'>) => (
  <section aria-label={tradingTexts.limit} className={styles.forms}>
    <div className={styles.form}>{forms.buy}</div>
    <div className={styles.form}>{forms.sell}</div>
  </section>
);

/** What stands left of the book. */
const Main = ({ chart, forms, lists }: Pick<TradePanels, 'chart' | 'forms' | 'lists'>) => (
  <div className={styles.main}>
    <div className={styles.chart}>{chart}</div>
    <OrderForms forms={forms} />
    <div className={styles.lists}>{lists}</div>
  </div>
);

/** Everything in sight at once. */
const Desk = ({ chart, book, tape, forms, lists }: TradePanels) => (
  <div className={styles.desk}>
    <Main {...{ chart, forms, lists }} />
    <div className={styles.book}>
      <div className={styles.fill}>{book}</div>
    </div>
    <div className={styles.tape}>
      <div className={styles.fill}>{tape}</div>
    </div>
  </div>
);

/** Where there is less room the trades are a tab of the book. */
const Tablet = ({ chart, book, tape, forms, lists }: TradePanels) => (
  <div className={styles.tablet}>
    <Main {...{ chart, forms, lists }} />
    <div className={styles.book}>
      <Tabs defaultValue="book">
        <div className={styles.tabs}>
          <TabList label="Order book and trades" size="small">
            <Tab value="book">Book</Tab>
            <Tab value="trades">Trades</Tab>
          </TabList>
        </div>
        <TabPanel value="book">{book}</TabPanel>
        <TabPanel value="trades">
          <div className={styles.tabletTape}>{tape}</div>
        </TabPanel>
      </Tabs>
    </div>
  </div>
);

const Phone = ({ chart, book, tape, forms, lists }: TradePanels) => {
  const [open, setOpen] = useState<'buy' | 'sell'>();
  return (
    <div className={styles.phone}>
      <Tabs defaultValue="chart">
        <div className={styles.tabs}>
          <TabList label="Chart, order book and trades">
            <Tab value="chart">Chart</Tab>
            <Tab value="book">Book</Tab>
            <Tab value="trades">Trades</Tab>
          </TabList>
        </div>
        <TabPanel value="chart">
          <div className={styles.phoneChart}>{chart}</div>
        </TabPanel>
        <TabPanel value="book">{book}</TabPanel>
        <TabPanel value="trades">
          <div className={styles.phoneTape}>{tape}</div>
        </TabPanel>
      </Tabs>
      {lists}
      <div className={styles.thumbs}>
        <Button tone="buy" size="large" onClick={() => setOpen('buy')}>
          Buy
        </Button>
        <Button tone="sell" size="large" onClick={() => setOpen('sell')}>
          Sell
        </Button>
      </div>
      <Drawer open={open !== undefined} onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}>
        <DrawerContent title={open === 'sell' ? 'Sell' : 'Buy'}>{open && forms[open]}</DrawerContent>
      </Drawer>
    </div>
  );
};

const layouts: Record<Width, (panels: TradePanels) => ReactNode> = { desk: Desk, tablet: Tablet, phone: Phone };

export interface TradeViewProps extends TradePanels {
  width: Width;
}

/** The screen traders live in, for the width there is. */
export const TradeView = ({ width, ...panels }: TradeViewProps) => {
  const Layout = layouts[width];
  return <Layout {...panels} />;
};
