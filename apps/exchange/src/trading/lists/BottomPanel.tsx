import type { Pair } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rowsState } from '#shared/serverState/loadedState.ts';
import type { ListState } from '#shared/serverState/useTraderList.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useFundsWithWorth } from '#entities/funds/useFundsWithWorth.ts';
import { openOrdersHash } from '#shared/page/openOrdersPath.ts';
import { CancelKeys } from './CancelKeys';
import { BottomPanelView, type Fold } from './BottomPanelView';
import type { BottomTab } from './bottomTabs';
import { isWorthKeeping } from '../openOrders/cancelling';
import { useCancelling } from '../openOrders/useCancelling';
import { useMoreTrades, useOpenOrders, useUserTrades } from '../openOrders/useOrderLists';

export interface BottomPanelProps {
  pair: Pair;
  /** If left out, the panel keeps its own state. */
  tab?: BottomTab | undefined;
  onTabChange?: ((tab: BottomTab) => void) | undefined;
  /** Left out where there is nothing to gain by folding it. */
  fold?: Fold | undefined;
}

interface PanelProps extends BottomPanelProps {
  isLoggedIn: boolean;
  /** It isn't known yet who is signed in. */
  isUnknown: boolean;
}

const Panel = ({ pair, tab: given, onTabChange, fold, isLoggedIn, isUnknown }: PanelProps) => {
  const [kept, setKept] = useState<BottomTab>('openOrders');
  const [isPairOnly, setPairOnly] = useState(false);
  const [hidesSmall, setHidesSmall] = useState(false);
  const tab = given ?? kept;
  const openOrders = useOpenOrders();
  const trades = useUserTrades(tab === 'tradeHistory');
  const moreTrades = useMoreTrades(trades.rows);
  const funds = useFundsWithWorth(tab === 'funds');
  const cancelling = useCancelling({ orders: openOrders.rows });
  const { all, onDismiss } = cancelling;
  const isOver = all?.phase === 'over';
  const isDone = isOver && !isWorthKeeping(all);
  useEffect(() => {
    if (isDone) onDismiss();
  }, [isDone, onDismiss]);
  const showOpenOrders = useEffectEvent(() => {
    onTabChange?.('openOrders');
    fold?.onFoldedChange(false);
  });
  const isSummed = isOver && !isDone;
  useEffect(() => {
    if (isSummed) showOpenOrders();
  }, [isSummed]);

  const shown = <Row,>(list: ListState<Row>): { state: RowsState<Row>; isStale: boolean } => {
    const rows = isLoggedIn || isUnknown ? list.rows : [];
    return { state: rowsState(list, rows), isStale: list.isStale };
  };
  const choose = (chosen: BottomTab) => {
    setKept(chosen);
    onTabChange?.(chosen);
  };
  const { hash, key } = useLocation();
  // `key` differs each time a link is followed.
  useEffect(() => {
    if (hash !== openOrdersHash) return;
    showOpenOrders();
    document.getElementById(openOrdersHash.slice(1))?.scrollIntoView({ block: 'nearest' });
  }, [hash, key]);
  return (
    <>
      <BottomPanelView
        {...{ pair, isLoggedIn, tab, fold, isPairOnly, hidesSmall, cancelling }}
        onTabChange={choose}
        openOrders={shown(openOrders)}
        trades={shown(trades)}
        moreTrades={moreTrades}
        funds={shown(funds)}
        onPairOnlyChange={setPairOnly}
        onHidesSmallChange={setHidesSmall}
      />
      {isLoggedIn && <CancelKeys pair={pair} orders={openOrders.rows ?? []} cancelling={cancelling} />}
    </>
  );
};

/** The bottom panel of the trade screen. The screen's `useTraderRefresh` keeps it up to date. */
export const BottomPanel = (props: BottomPanelProps) => {
  const { kind, trader } = useSession();
  const userId = trader?.uniqueId ?? '';
  // Another trader starts with their own panel.
  return <Panel key={userId} {...props} isLoggedIn={kind === 'trader'} isUnknown={kind === 'unknown'} />;
};
