import { Button, DataTable, Timestamp, type RowsState } from '@exchange/ui';
import { Notice } from '#shared/page/Notice.tsx';
import { Page } from '#shared/page/Page.tsx';
import type { PairFlag } from '#entities/status/pairStatus.ts';
import { coinStatusColumns, pairStatusColumns, type CoinStatus } from './statusColumns';
import { statusPageTexts as texts } from './statusPageTexts';

export interface StatusViewProps {
  coins: RowsState<CoinStatus>;
  pairs: RowsState<PairFlag>;
  /** Milliseconds since 1970: when the older of the two lists was loaded. */
  refreshedAt: number | undefined;
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

/** What can be deposited, withdrawn and traded now. */
export const StatusView = ({ coins, pairs, refreshedAt, isStale, onRetry }: StatusViewProps) => (
  <Page title={texts.title}>
    <p>
      {refreshedAt === undefined ? (
        texts.notYet
      ) : (
        <>
          {texts.refreshed} <Timestamp moment={refreshedAt} namesZone />
        </>
      )}
    </p>
    {isStale && <Stale onRetry={onRetry} />}
    <h2>{texts.coins}</h2>
    <DataTable
      label={texts.coins}
      columns={coinStatusColumns}
      state={coins}
      rowKey={({ symbol }) => symbol}
      empty={{ text: texts.noCoins }}
      cardsBelow={640}
    />
    <h2>{texts.pairs}</h2>
    <DataTable
      label={texts.pairs}
      columns={pairStatusColumns}
      state={pairs}
      rowKey={({ pair }) => pair}
      empty={{ text: texts.noPairs }}
    />
  </Page>
);
