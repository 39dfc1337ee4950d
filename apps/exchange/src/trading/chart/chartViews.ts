import type { OrderLine } from '@exchange/ui';
import type { ComponentType } from 'react';
import type { PairFeeds } from '../live/pairFeeds';

export interface ChartViewProps {
  feeds: PairFeeds;
  /** Open orders of the trader, in this pair. */
  orders: readonly OrderLine[];
  /** Loads the page anew. */
  onReload: () => void;
}

export const chartViews = ['chart', 'depth'] as const;
export type ChartViewName = (typeof chartViews)[number];

export const isChartView = (name: string): name is ChartViewName => chartViews.some((known) => known === name);

/** Code that is loaded when it is wanted. */
export type LoadView = () => Promise<ComponentType<ChartViewProps>>;

export type ChartLoads = Readonly<Record<ChartViewName, LoadView>>;

/** Apart from the screen, so that it can be used before any of it is loaded. */
export const chartLoads: ChartLoads = {
  chart: async () => (await import('./PriceView')).PriceView,
  depth: async () => (await import('./DepthView')).DepthView,
};
