import { sideWords, type Side } from '@exchange/domain';
import { AfterPaint, Button, Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { TradePanels } from './tradePanels';
import * as styles from './PhoneLayout.css';

const loadDrawer = () => import('./FormDrawer');

const FormDrawer = lazy(async () => ({ default: (await loadDrawer()).FormDrawer }));

/** Loaded once the page is there, so that it opens at the first press. */
const useDrawer = (isWanted: boolean): boolean => {
  const [wasWanted, setWanted] = useState(isWanted);
  useEffect(() => void loadDrawer().catch(() => undefined), []);
  if (isWanted && !wasWanted) setWanted(true);
  return wasWanted;
};

const sides = ['buy', 'sell'] as const satisfies readonly Side[];

interface View {
  name: string;
  panel: ReactNode;
}

const viewsOf = ({ chart, depth, book, tape }: TradePanels): readonly View[] => [
  { name: 'Chart', panel: <div className={styles.chart}>{chart}</div> },
  { name: 'Depth', panel: <div className={styles.chart}>{depth}</div> },
  {
    name: 'Book',
    panel: (
      <div className={styles.list}>
        <AfterPaint>{book}</AfterPaint>
      </div>
    ),
  },
  {
    name: 'Trades',
    panel: (
      <div className={styles.list}>
        <AfterPaint>{tape}</AfterPaint>
      </div>
    ),
  },
];

/** The market in tabs, the orders below it, and both forms a tap away. */
export const PhoneLayout = (panels: TradePanels) => {
  const { tools, lists, openForm, onOpenFormChange } = panels;
  const hasDrawer = useDrawer(openForm !== undefined);
  const views = viewsOf(panels);
  return (
    <div className={styles.root}>
      <Tabs defaultValue="Chart">
        <div className={styles.tabs}>
          <TabList label="Chart, order book and trades">
            {views.map(({ name }) => (
              <Tab key={name} value={name}>
                {name}
              </Tab>
            ))}
          </TabList>
        </div>
        {views.map(({ name, panel }) => (
          <TabPanel key={name} value={name}>
            {panel}
          </TabPanel>
        ))}
      </Tabs>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <div className={styles.lists}>{lists}</div>
      <div className={styles.thumbs}>
        {sides.map((side) => (
          <Button key={side} tone={side} size="large" onClick={() => onOpenFormChange(side)}>
            {sideWords[side]}
          </Button>
        ))}
      </div>
      {hasDrawer && (
        <Suspense>
          <FormDrawer {...panels} />
        </Suspense>
      )}
    </div>
  );
};
