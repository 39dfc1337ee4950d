import { groupingOptions, type Grouping, type Pair, type PercentShare, type Side } from '@exchange/domain';
import { useServices } from '#shared/services/services.ts';
import { noted } from '#shared/services/tell.ts';
import { useHotkeys } from '#shared/services/useHotkeys.ts';
import type { ChartViewName } from '../chart/chartViews';
import type { BottomTab } from '../lists/bottomTabs';
import { tradingHotkeys } from './tradingHotkeys';
import type { OrderFormHandles } from './useOrderFormHandles';

export interface TradingHotkeysOptions {
  handles: OrderFormHandles;
  /** If forms are drawers, one must be opened first. */
  onOpenForm: (side: Side) => void;
  /** Moves what is typed to the other side, which it returns. */
  onFlip: (from: Side) => Side;
  pair: Pair;
  grouping: Grouping;
  onGroupingChange: (grouping: Grouping) => void;
  onViewChange: (view: ChartViewName) => void;
  onTabChange: (tab: BottomTab) => void;
  onResetSizes: () => void;
}

/** The next one that the pair offers, and after the last the first. */
export const nextGrouping = (pair: Pair, grouping: Grouping): Grouping => {
  const offered = groupingOptions(pair).map((option) => option.grouping);
  return offered[(offered.indexOf(grouping) + 1) % offered.length] ?? grouping;
};

/** Activates the trading screen's hotkeys while it is mounted. */
export const useTradingHotkeys = (options: TradingHotkeysOptions): void => {
  const { handles, onOpenForm, onFlip, pair, grouping, onGroupingChange, onViewChange, onTabChange, onResetSizes } =
    options;
  const { toasts } = useServices();
  /** An invalid figure is reported at its field; a closed form needs a toast. */
  const fill = (share: PercentShare): void => {
    const whyClosed = handles.fill(share);
    if (whyClosed !== undefined) toasts.toast(noted(whyClosed));
  };
  useHotkeys(tradingHotkeys, {
    buy: () => handles.focus('buy', onOpenForm),
    sell: () => handles.focus('sell', onOpenForm),
    price: () => handles.focusPrice(onOpenForm),
    flip: () => handles.focus(onFlip(handles.side()), onOpenForm),
    share25: () => fill(25),
    share50: () => fill(50),
    share75: () => fill(75),
    share100: () => fill(100),
    chart: () => onViewChange('chart'),
    depth: () => onViewChange('depth'),
    grouping: () => onGroupingChange(nextGrouping(pair, grouping)),
    openOrders: () => onTabChange('openOrders'),
    tradeHistory: () => onTabChange('tradeHistory'),
    funds: () => onTabChange('funds'),
    resetSizes: onResetSizes,
  });
};
