import { failureText, readAssetSymbol } from '@exchange/domain';
import type { ExpandedRows } from '@exchange/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useFollowedTrader } from '#shared/serverState/useFollowedTrader.ts';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { currencyStatusQuery } from '#entities/status/currencyStatus.ts';
import { DepositPanel } from './deposit/DepositPanel';
import { FirstSteps } from './firstSteps/FirstSteps';
import { walletPanels, type WalletPanel } from './texts';
import { useFundsWithWorth, useWalletAccount, type FundsWithWorth } from '#entities/funds/useFundsWithWorth.ts';
import { closedPanels } from './closedPanels';
import { usePositions, type Positions } from './portfolio/usePositions';
import { isNothingOpen, type WalletCoin } from './walletCoin';
import { walletTotal } from './walletTotal';
import { WalletView, type WalletViewProps } from './WalletView';
import * as styles from './WalletView.css';
import { WithdrawPanel } from './withdraw/WithdrawPanel';

const Portfolio = lazy(async () => ({ default: (await import('./portfolio/Portfolio')).Portfolio }));

/** The server's rows, with the maintenance status of their coins. */
const useWalletCoins = (
  funds: FundsWithWorth,
  positions: Positions['positions'],
): readonly WalletCoin[] | undefined => {
  const { client } = useServices();
  const { data: statuses } = useQuery(currencyStatusQuery(client));
  const { withdrawOnly: isWindingDown } = useSwitches();
  const { rows } = funds;
  return useMemo(() => {
    const shared = { isWindingDown, isNothingOpen: isNothingOpen(statuses ?? {}) };
    return rows?.map((row) => ({
      ...statuses?.[row.symbol],
      ...row,
      ...shared,
      position: positions.get(row.symbol),
    }));
  }, [rows, statuses, isWindingDown, positions]);
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

/**
 * A panel that closes while it is open, or that a link asks for in vain, gives the reason: only once, even though the
 * wind-down can change the reason a moment after it has closed the coin.
 */
const useClosedPanels = (expanded: ExpandedRows, coins: readonly WalletCoin[] | undefined): void => {
  const { toasts } = useServices();
  const announced = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (coins === undefined) return;
    const closed = closedPanels(expanded, coins);
    const text = [...closed].flatMap(([symbol, reason]) => (announced.current.has(symbol) ? [] : [reason])).join(' ');
    announced.current = closed;
    if (text !== '') toasts.toast({ tone: 'error', text });
  }, [expanded, coins, toasts]);
};

interface WalletProps {
  /** By coin symbol: the panel that a link asks for. */
  opened: ExpandedRows;
}

const Wallet = ({ opened }: WalletProps) => {
  const [search, setSearch] = useState('');
  const [hidesSmall, setHidesSmall] = useState(false);
  const [expanded, setExpanded] = useState(opened);
  const funds = useFundsWithWorth();
  const { state: positionsState, positions } = usePositions(funds.rows !== undefined);
  const coins = useWalletCoins(funds, positions);
  const limit = useWalletAccount()?.limit;
  useClosedPanels(expanded, coins);
  const [asked] = opened.keys();
  const state = rowsState(funds, coins);
  return (
    <WalletView
      state={state}
      firstSteps={state.kind !== 'failed' && <FirstSteps coins={coins} />}
      total={coins && walletTotal(coins, funds.xdcPrice)}
      stale={staleness(funds)}
      arePricesLoading={funds.arePricesLoading}
      positions={positionsState}
      renderPortfolio={
        positionsState === 'none' || state.kind === 'failed'
          ? undefined
          : (isUntitled) => (
              <Suspense fallback={<div className={styles.portfolioPlace} />}>
                <Portfolio coins={coins ?? []} isUntitled={isUntitled} />
              </Suspense>
            )
      }
      {...{ limit, search, hidesSmall, expanded, asked }}
      onSearchChange={setSearch}
      onHidesSmallChange={setHidesSmall}
      onExpandedChange={setExpanded}
      onDayEnd={funds.retry}
      renderPanel={renderPanel}
    />
  );
};

/** An unlisted coin is named in a message, so a link must not be able to put other text there. */
const likeSymbol = /^[A-Z0-9]{1,10}$/;

/** `/wallet?deposit=XDC` opens the panel, for links from other screens. */
const askedPanel = (parameters: URLSearchParams): ExpandedRows => {
  const asked = walletPanels.flatMap((panel) => {
    const symbol = parameters.get(panel)?.toUpperCase() ?? '';
    return likeSymbol.test(symbol) ? [[symbol, panel] as const] : [];
  });
  return new Map(asked.slice(0, 1));
};

export const WalletScreen = () => {
  useFollowedTrader();
  const userId = useSession().trader?.uniqueId ?? '';
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const opened = askedPanel(parameters);
  // Another trader, or another link, starts with its own wallet; a link followed again opens its panel again.
  return <Wallet key={`${userId} ${String(parameters)} ${opened.size > 0 ? key : ''}`} opened={opened} />;
};
