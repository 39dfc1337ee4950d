import { tradingFee, type Pair, type Side } from '@exchange/domain';
import { useEffect, useState } from 'react';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { usePanelSizes } from '../shared/services/usePanelSizes';
import { BookPanel } from './book/BookPanel';
import { takers } from './book/filling';
import { useFilling } from './book/useFilling';
import { useGrouping } from './book/useGrouping';
import { ChartPanel } from './chart/ChartPanel';
import type { ChartViewName } from './chart/chartViews';
import { useOrderFormHandles } from './hotkeys/useOrderFormHandles';
import { useTradingHotkeys } from './hotkeys/useTradingHotkeys';
import type { BottomTab } from './lists/bottomTabs';
import { LaterBottomPanel } from './lists/LaterBottomPanel';
import { useOpenOrders } from './lists/useTraderList';
import { useTraderRefresh } from './lists/useTraderRefresh';
import { useIsMarketStale, usePairFeeds, type PairFeeds } from './live/pairFeeds';
import { OrderSide } from './orders/OrderSide';
import type { OrderEntry } from './orders/useOrderEntry';
import { useFees, useIsTradable } from './orders/terms';
import { TapePanel } from './tape/TapePanel';
import { TradeView } from './TradeView';
import { useWidth } from './useWidth';
import { useQuickSwapTool } from './swap/useQuickSwapTool';
import { useOrderForms } from './useOrderForms';
import { useConfirmAbove, useOwnOrders, usePairBalances } from './useOwnOrders';
import { useStored } from '../shared/services/useStored';

const useLastPrice = ({ lastPrice }: PairFeeds) => useStored(lastPrice.subscribe, () => lastPrice.snapshot()?.price);

const doNothing = (): void => undefined;

/** An order that got no answer may turn up among the open ones. */
const useFoundOrders = ({ buy, sell }: Record<Side, OrderEntry>): void => {
  const { rows } = useOpenOrders();
  useEffect(() => {
    for (const { unsettled, find } of [buy, sell])
      if (unsettled && rows?.some(({ clientOrderId }) => clientOrderId === unsettled.clientOrderId))
        find(unsettled.clientOrderId);
  }, [buy, sell, rows]);
};

/** Everything of one pair: what comes in of it, and what a trader does with it. */
export const PairTrading = ({ pair }: { pair: Pair }) => {
  const { feed } = useServices();
  const { kind } = useSession();
  const feeds = usePairFeeds(pair);
  const refresh = useTraderRefresh(pair);
  const ownOrders = useOwnOrders(pair);
  const isStale = useIsMarketStale();
  const width = useWidth();
  const panels = usePanelSizes();
  const [openForm, setOpenForm] = useState<Side>();
  const [chartView, setChartView] = useState<ChartViewName>('chart');
  const [grouping, setGrouping] = useGrouping(pair);
  const [bottomTab, setBottomTab] = useState<BottomTab>('openOrders');
  const handles = useOrderFormHandles();
  useTradingHotkeys({
    handles,
    onOpenForm: setOpenForm,
    grouping,
    onGroupingChange: setGrouping,
    onViewChange: setChartView,
    onTabChange: setBottomTab,
    onResetSizes: panels.reset,
  });
  const fees = useFees();
  const entries = useOrderForms({
    feeds,
    confirmAbove: useConfirmAbove(pair),
    onOutcome: refresh,
  });
  const filling = useFilling(entries);
  const circumstances = {
    lastPrice: useLastPrice(feeds),
    balances: usePairBalances(pair),
    isTradable: useIsTradable(pair),
    isLoggedIn: kind === 'trader',
  };
  useFoundOrders(entries);
  useEffect(() => {
    feed.start();
  }, [feed]);
  // Also while neither is in sight: the forms begin with the book's prices, and tabs find their panel ready.
  useEffect(() => feeds.book.subscribe(doNothing), [feeds.book]);
  useEffect(() => feeds.tape.subscribe(doNothing), [feeds.tape]);

  const side = (name: Side) => (
    <OrderSide
      entry={entries[name]}
      pair={pair}
      circumstances={circumstances}
      feePercent={tradingFee(fees, pair.name, name)}
      isStale={isStale}
      size={width === 'phone' ? 'large' : 'small'}
      led={handles.forms[name]}
    />
  );
  return (
    <TradeView
      width={width}
      chart={<ChartPanel feeds={feeds} orders={ownOrders} view={chartView} onViewChange={setChartView} />}
      book={
        <BookPanel
          feeds={feeds}
          ownOrders={ownOrders}
          grouping={grouping}
          onGroupingChange={setGrouping}
          onPick={(pick) => {
            filling.fillFromRow(pick);
            if (width === 'phone') setOpenForm(takers[pick.side]);
          }}
          onPickPrice={filling.fillPrice}
        />
      }
      tape={<TapePanel feeds={feeds} onPickPrice={filling.fillPrice} />}
      forms={{ buy: side('buy'), sell: side('sell') }}
      tools={useQuickSwapTool(pair)}
      lists={<LaterBottomPanel pair={pair} tab={bottomTab} onTabChange={setBottomTab} />}
      sizes={panels.sizes}
      onSizeChange={panels.change}
      openForm={openForm}
      onOpenFormChange={setOpenForm}
    />
  );
};
