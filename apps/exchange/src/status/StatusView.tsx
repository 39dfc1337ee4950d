import { Button, DataTable, Icon, Timestamp, type RowsState } from '@exchange/ui';
import { Notice } from '#shared/page/Notice.tsx';
import { Page } from '#shared/page/Page.tsx';
import type { PairFlag } from '#entities/status/pairStatus.ts';
import { isOpen } from './incident';
import { IncidentHistory, OpenIncidents, type IncidentsState } from './Incidents';
import { coinStatusColumns, pairStatusColumns, type CoinStatus } from './statusColumns';
import { statusPageTexts as texts } from './statusPageTexts';
import { summaryOf } from './statusSummary';
import * as styles from './StatusView.css';

export interface StatusViewProps {
  coins: RowsState<CoinStatus>;
  pairs: RowsState<PairFlag>;
  /** Milliseconds since 1970: when the older of the two lists was loaded. */
  refreshedAt: number | undefined;
  /** Undefined if the exchange has none. */
  incidents: IncidentsState | undefined;
  /** Milliseconds since 1970: where the history of incidents ends. */
  now: number;
  /** The last refresh failed, so the figures may be out of date. */
  isStale: boolean;
  onRetry: () => void;
}

const Stale = ({ onRetry }: Pick<StatusViewProps, 'onRetry'>) => (
  <div role="status">
    <Notice tone="warning">
      {texts.stale}
      <div>
        <Button variant="outline" tone="neutral" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Notice>
  </div>
);

const rowsOf = <Row,>(state: RowsState<Row>): readonly Row[] | undefined =>
  state.kind === 'ready' ? state.rows : undefined;

type SummaryProps = Pick<StatusViewProps, 'coins' | 'pairs' | 'incidents' | 'refreshedAt'>;

const looks = {
  fine: 'success',
  // No green beside an incident.
  neutral: 'info',
  wrong: 'warning',
} as const;

const lookOf = (isFine: boolean, incidents: IncidentsState | undefined): keyof typeof looks => {
  if (!isFine) return 'wrong';
  return incidents?.kind === 'ready' && incidents.incidents.some(isOpen) ? 'neutral' : 'fine';
};

const Summary = ({ coins, pairs, incidents, refreshedAt }: SummaryProps) => {
  const summary = summaryOf(rowsOf(coins), rowsOf(pairs));
  const look = lookOf(summary?.isFine !== false, incidents);
  return (
    <div className={styles.summary}>
      <p className={styles.sentence[look]}>
        {summary && (
          <>
            <Icon name={looks[look]} />
            <span className={styles.words}>{summary.text}</span>
          </>
        )}
      </p>
      <p className={styles.refreshed}>
        {refreshedAt === undefined ? (
          texts.notYet
        ) : (
          <>
            {texts.refreshed} <Timestamp moment={refreshedAt} namesZone />
          </>
        )}
      </p>
    </div>
  );
};

/** What can be deposited, withdrawn and traded now, and what went wrong lately. */
export const StatusView = ({ coins, pairs, incidents, now, refreshedAt, isStale, onRetry }: StatusViewProps) => (
  <Page title={texts.title}>
    <OpenIncidents state={incidents} />
    <Summary {...{ coins, pairs, incidents, refreshedAt }} />
    {isStale && <Stale onRetry={onRetry} />}
    <div className={styles.lists}>
      <section className={styles.list}>
        <h2>{texts.coins}</h2>
        <DataTable
          label={texts.coins}
          columns={coinStatusColumns}
          state={coins}
          rowKey={({ symbol }) => symbol}
          empty={{ text: texts.noCoins }}
        />
      </section>
      <section className={styles.list}>
        <h2>{texts.pairs}</h2>
        <DataTable
          label={texts.pairs}
          columns={pairStatusColumns}
          state={pairs}
          rowKey={({ pair }) => pair}
          empty={{ text: texts.noPairs }}
        />
      </section>
    </div>
    <IncidentHistory state={incidents} now={now} />
  </Page>
);
