import { Splitter, Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import type { ReactNode } from 'react';
import { OrderForms } from './OrderForms';
import type { SplitWidth } from './panelLimits';
import type { TradePanels } from './tradePanels';
import { useSplits } from './useSplits';
import * as styles from './WideLayout.css';

interface View {
  value: string;
  name: string;
  panel: ReactNode;
}

/** What shares tabs with the book, which comes first. */
const Views = ({ views }: { views: readonly View[] }) => (
  <div className={styles.views}>
    <Tabs defaultValue={views[0]?.value}>
      <div className={styles.tabs}>
        <TabList label={views.map(({ name }) => name).join(', ')} size="small">
          {views.map(({ value, name }) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
      </div>
      {views.map(({ value, panel }) => (
        <TabPanel key={value} value={value}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  </div>
);

interface BookColumnProps extends Pick<TradePanels, 'book' | 'pairs' | 'tape'> {
  hasTape: boolean;
  arePairsBelow: boolean;
}

/** The book with the pairs below it, if there is room, and otherwise in tabs. */
const BookColumn = ({ book, tape, pairs, hasTape, arePairsBelow }: BookColumnProps) => {
  const hasPairs = pairs !== undefined;
  const views = [
    { value: 'book', name: 'Book', panel: book },
    ...(hasTape ? [{ value: 'trades', name: 'Trades', panel: tape }] : []),
    ...(hasPairs && !arePairsBelow ? [{ value: 'pairs', name: 'Pairs', panel: pairs }] : []),
  ];
  const isBelow = hasPairs && arePairsBelow;
  return (
    <div className={styles.fill}>
      <div data-shares={isBelow ? '' : undefined} className={styles.book}>
        {views.length > 1 ? <Views views={views} /> : book}
      </div>
      {isBelow && <div className={styles.pairs}>{pairs}</div>}
    </div>
  );
};

export interface WideLayoutProps extends TradePanels {
  width: SplitWidth;
  /** The pairs are below the book rather than in a tab. */
  arePairsBelow: boolean;
}

/** Everything visible at once. With less room, the trades share tabs with the book, and so do the pairs. */
export const WideLayout = ({
  width,
  arePairsBelow,
  chart,
  forms,
  tools,
  lists,
  areListsFolded,
  tape,
  ...panels
}: WideLayoutProps) => {
  const { setFrame, setForms, idOf, splitter } = useSplits(width, panels);
  const isDesk = width === 'desk';
  return (
    <div ref={setFrame} data-folded={areListsFolded ? '' : undefined} className={styles.frame[width]}>
      <div className={styles.chart}>{chart}</div>
      <div ref={setForms} className={styles.forms}>
        <OrderForms {...{ forms, tools }} />
      </div>
      {!areListsFolded && (
        <div className={styles.line.lists}>
          <Splitter {...splitter('lists')} />
        </div>
      )}
      <div id={idOf('lists')} className={styles.lists}>
        {lists}
      </div>
      <div className={styles.line.book}>
        <Splitter {...splitter('book')} />
      </div>
      <div id={idOf('book')} className={styles.column.book}>
        <BookColumn {...panels} {...{ tape, arePairsBelow }} hasTape={!isDesk} />
      </div>
      {isDesk && (
        <>
          <div className={styles.line.tape}>
            <Splitter {...splitter('tape')} />
          </div>
          <div id={idOf('tape')} className={styles.column.tape}>
            <div className={styles.fill}>{tape}</div>
          </div>
        </>
      )}
    </div>
  );
};
