import { Splitter } from '@exchange/ui';
import { Main } from './Main';
import type { TradePanels } from './tradePanels';
import { useSplits } from './useSplits';
import * as styles from './layout.css';

/** Everything visible at once. */
export const DeskLayout = ({ book, tape, ...panels }: TradePanels) => {
  const { setFrame, setForms, ...splits } = useSplits('desk', panels);
  return (
    <div ref={setFrame} className={styles.desk}>
      <Main {...panels} splits={splits} formsRef={setForms} />
      <Splitter {...splits.splitter('book')} />
      <div id={splits.idOf('book')} className={styles.column}>
        <div className={styles.fill}>{book}</div>
      </div>
      <Splitter {...splits.splitter('tape')} />
      <div id={splits.idOf('tape')} className={styles.column}>
        <div className={styles.fill}>{tape}</div>
      </div>
    </div>
  );
};
