import { Splitter } from '@exchange/ui';
import { OrderForms } from './OrderForms';
import type { TradePanels } from './tradePanels';
import type { Splits } from './useSplits';
import * as styles from './layout.css';

interface MainProps extends Pick<TradePanels, 'chart' | 'forms' | 'tools' | 'lists'> {
  splits: Pick<Splits, 'idOf' | 'splitter'>;
  formsRef: Splits['setForms'];
}

/** Left of the book: the chart, the order forms below it, and then the lists. */
export const Main = ({ chart, forms, tools, lists, splits, formsRef }: MainProps) => (
  <div className={styles.main}>
    <div className={styles.chart}>{chart}</div>
    <div ref={formsRef} className={styles.forms}>
      <OrderForms {...{ forms, tools }} />
    </div>
    <Splitter {...splits.splitter('lists')} />
    <div id={splits.idOf('lists')} className={styles.lists}>
      {lists}
    </div>
  </div>
);
