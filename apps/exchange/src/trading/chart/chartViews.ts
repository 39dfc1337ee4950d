import type { OrderLine } from '@exchange/ui';
import type { ComponentType } from 'react';
import type { PairFeeds } from '../live/pairFeeds';

export interface ChartViewProps {
  feeds: PairFeeds;
  /** The trader's open orders on this pair. */
  orders: readonly OrderLine[];
  /** Tabs stand over the start of its header. */
  isUnderTabs: boolean;
  /** Reloads the page. */
  onReload: () => void;
}

export const chartViews = ['chart', 'depth'] as const;
export type ChartViewName = (typeof chartViews)[number];

export const isChartView = (name: string): name is ChartViewName => chartViews.some((known) => known === name);

/** Loads a chart's code on demand. */
export type LoadView = () => Promise<ComponentType<ChartViewProps>>;

export type ChartLoads = Readonly<Record<ChartViewName, LoadView>>;

/** Separate from the screen, so that it can be used before any chart is loaded. */
export const chartLoads: ChartLoads = {
  chart: async () => (await import('./PriceView')).PriceView,
  depth: async () => (await import('./DepthView')).DepthView,
};
