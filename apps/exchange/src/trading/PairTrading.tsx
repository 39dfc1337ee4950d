import type { Pair, Side } from '@exchange/domain';
import type { BookPick } from '@exchange/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useHasRoomBelowBook, useWidth } from '#shared/services/useWidth.ts';
import { useScreenSettings } from '#shared/services/useScreenSettings.ts';
import { usePanelSizes } from '#shared/services/usePanelSizes.ts';
import { bestOf } from './book/bestOf';
import { BookPanel } from './book/BookPanel';
import { takers } from './book/filling';
import { useFilling } from './book/useFilling';
import { useGrouping } from './book/useGrouping';
import { ChartPanel, SingleChart } from './chart/ChartPanel';
import type { ChartViewName } from './chart/chartViews';
import { useOrderFormHandles } from './hotkeys/useOrderFormHandles';
import { useTradingHotkeys } from './hotkeys/useTradingHotkeys';
import type { BottomTab } from './lists/bottomTabs';
import { LaterBottomPanel } from './lists/LaterBottomPanel';
import { useTraderRefresh } from './openOrders/useTraderRefresh';
import { useFollowedFeeds, useIsMarketStale, usePairFeeds } from './live/pairFeeds';
import { OrderSide } from './orders/OrderSide';
import { TapePanel } from './tape/TapePanel';
import { TradeView } from './TradeView';
import { flipOrder, useOrderForms } from './useOrderForms';
import { useConfirmAbove, useOwnOrders } from './useOwnOrders';
import { usePairTerms } from './usePairTerms';

interface PairTradingProps {
  pair: Pair;
  /** More ways to trade it, beside the order forms. */
  tools?: ReactNode;
  /** All pairs, to change to another one. */
  pairs?: ReactNode;
}

/** Everything about one pair: its market data, and what a trader does with it. */
export const PairTrading = ({ pair, tools, pairs }: PairTradingProps) => {
  const feeds = usePairFeeds(pair);
  useTraderRefresh(pair);
  const ownOrders = useOwnOrders(pair);
  const isStale = useIsMarketStale();
  const width = useWidth('wide');
  const arePairsBelow = useHasRoomBelowBook();
  const isUnderTabs = width !== 'desk' || (pairs !== undefined && !arePairsBelow);
  const panels = usePanelSizes();
  const [{ foldsLists }, changeSettings] = useScreenSettings();
  const onFoldedChange = useCallback((isFolded: boolean) => changeSettings({ foldsLists: isFolded }), [changeSettings]);
  const [openForm, setOpenForm] = useState<Side>();
  const [chartView, setChartView] = useState<ChartViewName>('chart');
  const [grouping, setGrouping] = useGrouping(pair);
  const [bottomTab, setBottomTab] = useState<BottomTab>('openOrders');
  const entries = useOrderForms({ feeds, confirmAbove: useConfirmAbove(pair) });
  const handles = useOrderFormHandles();
  useTradingHotkeys({
    handles,
    onOpenForm: setOpenForm,
    onFlip: (from) => flipOrder(entries, from),
    pair,
    grouping,
    onGroupingChange: setGrouping,
    onViewChange: setChartView,
    onTabChange: (tab) => {
      setBottomTab(tab);
      onFoldedChange(false);
    },
    onResetSizes: () => {
      panels.reset();
      onFoldedChange(false);
    },
  });
  const { feePercents, ...circumstances } = usePairTerms(pair);
  const { fillFromRow, fillPrice } = useFilling(entries);
  useFollowedFeeds(feeds);
  const pickRow = useCallback(
    (pick: BookPick) => {
      fillFromRow(pick);
      if (width === 'phone') setOpenForm(takers[pick.side]);
    },
    [fillFromRow, width],
  );

  const fold = useMemo(
    () => (width === 'phone' ? undefined : { isFolded: foldsLists, onFoldedChange }),
    [width, foldsLists, onFoldedChange],
  );
  const side = (name: Side) => (
    <OrderSide
      entry={entries[name]}
      pair={pair}
      circumstances={circumstances}
      lastPrice={feeds.lastPrice}
      referencePrice={feeds.referencePrice}
      feePercent={feePercents[name]}
      isStale={isStale}
      size={width === 'phone' ? 'large' : 'small'}
      led={handles.forms[name]}
    />
  );
  return (
    <TradeView
      width={width}
      arePairsBelow={arePairsBelow}
      pairs={pairs}
      chart={
        width === 'phone' ? (
          <SingleChart feeds={feeds} orders={ownOrders} view="chart" />
        ) : (
          <ChartPanel feeds={feeds} orders={ownOrders} view={chartView} onViewChange={setChartView} />
        )
      }
      depth={<SingleChart feeds={feeds} orders={ownOrders} view="depth" />}
      {...bestOf(feeds, { onPick: fillFromRow, onPickPrice: fillPrice })}
      book={
        <BookPanel
          feeds={feeds}
          ownOrders={ownOrders}
          grouping={grouping}
          onGroupingChange={setGrouping}
          onPick={pickRow}
          onPickPrice={fillPrice}
          isUnderTabs={isUnderTabs}
        />
      }
      tape={<TapePanel feeds={feeds} onPickPrice={fillPrice} isUnderTabs={width !== 'desk'} />}
      forms={{ buy: side('buy'), sell: side('sell') }}
      tools={tools}
      lists={<LaterBottomPanel pair={pair} tab={bottomTab} onTabChange={setBottomTab} fold={fold} />}
      areListsFolded={foldsLists}
      sizes={panels.sizes}
      onSizeChange={panels.change}
      openForm={openForm}
      onOpenFormChange={setOpenForm}
    />
  );
};
