import { lineTexts } from '@exchange/domain';
import { Button, Icon } from '@exchange/ui';
import { useSelector } from '@xstate/react';
import type { Line } from '#shared/line/lineStore.ts';
import { useServices } from '#shared/services/services.ts';
import { useStored } from '#shared/services/useStored.ts';
import { followNothing } from '#shared/services/followNothing.ts';
import * as styles from './LineStrip.css';

export type ShownLine = Line | 'unreachable' | 'delayed';

const icons = { offline: 'warning', unreachable: 'warning', reconnecting: 'warning', delayed: 'clock' } as const;

export interface LineStripViewProps {
  line: ShownLine;
  onRetry: () => void;
}

/** Says over every screen that figures may be out of date, or that the session couldn't be checked. */
export const LineStripView = ({ line, onRetry }: LineStripViewProps) => (
  <div role="status" data-line={line} className={styles.strip}>
    {line !== 'up' && (
      <p className={styles.words}>
        <Icon name={icons[line]} />
        {lineTexts[line]}
        {line === 'unreachable' && (
          <Button variant="ghost" tone="neutral" size="small" onClick={onRetry}>
            Retry
          </Button>
        )}
      </p>
    )}
  </div>
);

interface Known {
  state: Line;
  isLate: boolean;
  isUnchecked: boolean;
}

/** Being offline comes first, as the browser knows best; an unchecked session comes before late prices. */
const shownLine = ({ state, isLate, isUnchecked }: Known): ShownLine => {
  if (state !== 'offline' && isUnchecked) return 'unreachable';
  return state === 'up' && isLate ? 'delayed' : state;
};

/** Prices can be late over a connection that is up; this only matters on screens that show them. */
export const LineStrip = ({ showsPrices }: { showsPrices: boolean }) => {
  const { line, market, session } = useServices();
  const state = useStored(line.subscribe, line.state);
  const isLate = useStored(showsPrices ? market.subscribe : followNothing, () => market.state().isStale);
  const isUnchecked = useSelector(session, ({ context }) => context.isOffline);
  return (
    <LineStripView
      line={shownLine({ state, isLate, isUnchecked })}
      onRetry={() => session.send({ type: 'check.requested' })}
    />
  );
};
