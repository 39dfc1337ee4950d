import { tradingStatusTexts } from '@exchange/domain';
import { CoinName, Link, StatusDot, type DataColumn } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { PairLink } from '#shared/market/PairLink.tsx';
import { paths } from '#shared/page/paths.ts';
import type { CurrencyStatus } from '#entities/status/currencyStatus.ts';
import type { PairFlag } from '#entities/status/pairStatus.ts';
import { statusPageTexts as texts } from './statusPageTexts';

export interface CoinStatus extends CurrencyStatus {
  symbol: string;
}

/** The server's own word. Only the documented active state is shown in green. */
const State = ({ word }: { word: string }) => (
  <StatusDot tone={word === tradingStatusTexts.active ? 'success' : 'neutral'}>{word}</StatusDot>
);

export const coinStatusColumns: readonly DataColumn<CoinStatus>[] = [
  {
    key: 'coin',
    header: texts.coin,
    isRowHeader: true,
    cell: ({ symbol }) => (
      <Link asChild>
        <RouterLink to={`${paths.tokens}/${encodeURIComponent(symbol)}`}>
          <CoinName symbol={symbol} />
        </RouterLink>
      </Link>
    ),
    placeholder: '56px',
  },
  { key: 'type', header: texts.assetType, cell: ({ assetType }) => assetType, placeholder: '40px' },
  { key: 'deposits', header: texts.deposits, cell: ({ depositStatus }) => <State word={depositStatus} /> },
  { key: 'withdrawals', header: texts.withdrawals, cell: ({ withdrawalStatus }) => <State word={withdrawalStatus} /> },
];

export const pairStatusColumns: readonly DataColumn<PairFlag>[] = [
  {
    key: 'pair',
    header: texts.pair,
    isRowHeader: true,
    cell: ({ pair }) => <PairLink name={pair} />,
    placeholder: '72px',
  },
  {
    key: 'trading',
    header: texts.trading,
    cell: ({ tradingFlag }) => <State word={tradingFlag ? tradingStatusTexts.active : tradingStatusTexts.inactive} />,
  },
];
