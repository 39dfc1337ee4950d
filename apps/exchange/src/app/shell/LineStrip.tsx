import { lineTexts } from '@exchange/domain';
import { Icon } from '@exchange/ui';
import type { Line } from '../../shared/line/lineStore';
import { useServices } from '../../shared/services/services';
import { useStored } from '../../shared/services/useStored';
import { followNothing } from '../../shared/services/followNothing';
import * as styles from './LineStrip.css';

export type ToldLine = Line | 'delayed';

const icons = { offline: 'warning', reconnecting: 'warning', delayed: 'clock' } as const;

/** Says above every screen that figures may be out of date. */
export const LineStripView = ({ line }: { line: ToldLine }) => (
  <div role="status" data-line={line} className={styles.strip}>
    {line !== 'up' && (
      <p className={styles.words}>
        <Icon name={icons[line]} />
        {lineTexts[line]}
      </p>
    )}
  </div>
);

/** Prices can be late over a connection that is up; only screens that show them are worth asking for. */
export const LineStrip = ({ showsPrices }: { showsPrices: boolean }) => {
  const { line, market } = useServices();
  const state = useStored(line.subscribe, line.state);
  const isLate = useStored(showsPrices ? market.subscribe : followNothing, () => market.state().isStale);
  return <LineStripView line={state === 'up' && isLate ? 'delayed' : state} />;
};
