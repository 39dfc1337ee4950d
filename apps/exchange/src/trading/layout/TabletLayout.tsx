import { Splitter, Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import { Main } from './Main';
import type { TradePanels } from './tradePanels';
import { useSplits } from './useSplits';
import * as styles from './layout.css';

/** With less room, the trades share tabs with the book. */
export const TabletLayout = ({ book, tape, ...panels }: TradePanels) => {
  const { setFrame, setForms, ...splits } = useSplits('tablet', panels);
  return (
    <div ref={setFrame} className={styles.tablet}>
      <Main {...panels} splits={splits} formsRef={setForms} />
      <Splitter {...splits.splitter('book')} />
      <div id={splits.idOf('book')} className={styles.column}>
        <div className={styles.views}>
          <Tabs defaultValue="book">
            <div className={styles.tabs}>
              <TabList label="Order book and trades" size="small">
                <Tab value="book">Book</Tab>
                <Tab value="trades">Trades</Tab>
              </TabList>
            </div>
            <TabPanel value="book">{book}</TabPanel>
            <TabPanel value="trades">{tape}</TabPanel>
          </Tabs>
        </div>
      </div>
    </div>
  );
};
