import { failureText, readAssetSymbol } from '@exchange/domain';
import type { ExpandedRows } from '@exchange/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { useFollowedTrader } from '../shared/serverState/useFollowedTrader';
import { rowsState } from '../shared/serverState/useTraderList';
import { currencyStatusQuery } from '../status/currencyStatus';
import { DepositPanel } from './deposit/DepositPanel';
import { walletPanels, type WalletPanel } from './texts';
import { useFundsWithWorth, type FundsWithWorth } from './useFundsWithWorth';
import { useWalletAccount } from './useWalletAccount';
import type { WalletCoin } from './walletCoin';
import { walletTotal } from './walletTotal';
import { WalletView, type WalletViewProps } from './WalletView';
import { WithdrawPanel } from './withdraw/WithdrawPanel';

/** Server rows with what maintenance says of their coins. */
const useWalletCoins = (funds: FundsWithWorth): readonly WalletCoin[] | undefined => {
  const { client } = useServices();
  const { data: statuses } = useQuery(currencyStatusQuery(client));
  const { rows } = funds;
  return useMemo(() => rows?.map((row) => ({ ...statuses?.[row.symbol], ...row })), [rows, statuses]);
};

const staleness = ({ isStale, failure, retry, isLoading }: FundsWithWorth): WalletViewProps['stale'] =>
  isStale ? { text: failure && failureText(failure, 'repeatable'), onRetry: retry, isRetrying: isLoading } : undefined;

const panels: Readonly<Record<WalletPanel, (coin: WalletCoin) => ReactNode>> = {
  deposit: ({ symbol }) => {
    const asset = readAssetSymbol(symbol);
    return asset && <DepositPanel asset={asset} />;
  },
  withdraw: (coin) => <WithdrawPanel row={coin} />,
};

const renderPanel: WalletViewProps['renderPanel'] = (coin, panel) => panels[panel](coin);

interface WalletProps {
  /** By the symbol of the coin: the panel that a link asks for. */
  opened: ExpandedRows;
}

const Wallet = ({ opened }: WalletProps) => {
  const [search, setSearch] = useState('');
  const [hidesSmall, setHidesSmall] = useState(false);
  const [expanded, setExpanded] = useState(opened);
  const funds = useFundsWithWorth();
  const coins = useWalletCoins(funds);
  const limit = useWalletAccount()?.limit;
  const [asked] = opened.keys();
  return (
    <WalletView
      state={rowsState(funds, coins)}
      total={coins && walletTotal(coins, funds.xdcPrice)}
      stale={staleness(funds)}
      arePricesLoading={funds.arePricesLoading}
      {...{ limit, search, hidesSmall, expanded, asked }}
      onSearchChange={setSearch}
      onHidesSmallChange={setHidesSmall}
      onExpandedChange={setExpanded}
      onDayEnd={funds.retry}
      renderPanel={renderPanel}
    />
  );
};

/** `/wallet?deposit=XDC` opens the panel that other screens lead to. */
const askedPanel = (parameters: URLSearchParams): ExpandedRows => {
  const asked = walletPanels.flatMap((panel) => {
    const symbol = parameters.get(panel);
    return symbol === null ? [] : [[symbol.toUpperCase(), panel] as const];
  });
  return new Map(asked.slice(0, 1));
};

export const WalletScreen = () => {
  useFollowedTrader();
  const userId = useSession().trader?.uniqueId ?? '';
  const [parameters] = useSearchParams();
  // Another trader, and another link, begin with a wallet of their own.
  return <Wallet key={`${userId} ${String(parameters)}`} opened={askedPanel(parameters)} />;
};
