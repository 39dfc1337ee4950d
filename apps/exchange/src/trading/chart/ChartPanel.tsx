import type { OrderLine } from '@exchange/ui';
import { Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { BookStore } from '../live/bookStore';
import type { PairFeeds } from '../live/pairFeeds';
import { later } from '../live/waiting';
import { useStored } from '#shared/services/useStored.ts';
import { chartLoads, chartViews, isChartView, type ChartLoads, type ChartViewName } from './chartViews';
import { LazyChart } from './LazyChart';
import * as styles from './ChartPanel.css';

interface ChartPanelProps {
  feeds: PairFeeds;
  /** The trader's open orders on this pair. */
  orders: readonly OrderLine[];
  view: ChartViewName;
  onViewChange: (view: ChartViewName) => void;
  loads?: ChartLoads | undefined;
  onReload?: (() => void) | undefined;
}

const names: Record<ChartViewName, string> = { chart: 'Chart', depth: 'Depth' };

/** The chart doesn't wait for the book longer than this. */
const bookFirstMs = 2_000;

/** The book and the forms come first: chart code is loaded once the book is there, or after the time limit. */
const useIsDue = (book: BookStore): boolean => {
  const [hadItsTime, setHadItsTime] = useState(false);
  const isThere = useStored(book.subscribe, () => book.state().phase !== 'loading');
  useEffect(() => later(() => setHadItsTime(true), bookFirstMs), []);
  return isThere || hadItsTime;
};

const reload = (): void => window.location.reload();

/** Charts of the pair: its price history, and the depth of its book. */
export const ChartPanel = memo(
  ({ view, onViewChange, loads = chartLoads, onReload = reload, ...shown }: ChartPanelProps) => {
    const isDue = useIsDue(shown.feeds.book);
    // The tab is marked at once, and its chart follows with the next paint.
    const drawn = useDeferredValue(view);
    return (
      <div className={styles.root}>
        <Tabs value={view} onValueChange={(chosen) => isChartView(chosen) && onViewChange(chosen)}>
          <div className={styles.tabs}>
            <TabList label="Price and depth" size="small">
              {chartViews.map((name) => (
                <Tab key={name} value={name}>
                  {names[name]}
                </Tab>
              ))}
            </TabList>
          </div>
          {chartViews.map((name) => (
            <TabPanel key={name} value={name}>
              {name === drawn && <LazyChart isUnderTabs load={loads[name]} {...shown} {...{ isDue, onReload }} />}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    );
  },
);
ChartPanel.displayName = 'ChartPanel';

type SingleChartProps = Omit<ChartPanelProps, 'onViewChange'>;

/** One of them, where the screen has a tab for each. */
export const SingleChart = memo(({ view, loads = chartLoads, onReload = reload, ...shown }: SingleChartProps) => {
  const isDue = useIsDue(shown.feeds.book);
  return (
    <div className={styles.root}>
      <LazyChart isUnderTabs={false} load={loads[view]} {...shown} {...{ isDue, onReload }} />
    </div>
  );
});
SingleChart.displayName = 'SingleChart';
