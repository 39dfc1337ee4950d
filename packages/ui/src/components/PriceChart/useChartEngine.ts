import type { Pair } from '@exchange/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useClock } from '../Timestamp/useClock';
import type { BarSeries, BarSeriesState } from './barSeries';
import type { ChartEngine, OrderLine, OrderPlaces } from './chartEngine';
import type { ChartView } from './useBarSeries';

interface ChartEngineOptions extends BarSeriesState {
  pair: Pair;
  view: ChartView;
  series: BarSeries;
  orders: readonly OrderLine[];
}

interface Plot {
  /** The element to draw in. */
  plot: RefObject<HTMLDivElement | null>;
  isDrawn: boolean;
  /** The library could not be loaded. */
  isBroken: boolean;
  /** The start of the bar under the pointer. */
  pointedAt: number | undefined;
  /** Where the lines of orders are, once they are drawn. */
  places: OrderPlaces | undefined;
}

/** Loads the engine after the first render, passes it the data, and removes it at the end. */
export const useChartEngine = ({ pair, view, series, orders, phase, bars }: ChartEngineOptions): Plot => {
  const clock = useClock();
  const plot = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<ChartEngine>();
  const [isBroken, setBroken] = useState(false);
  const [pointedAt, setPointedAt] = useState<number>();
  const [places, setPlaces] = useState<OrderPlaces>();
  const hasBars = phase === 'ready' && bars.length > 0;

  useEffect(() => {
    let isGone = false;
    let made: ChartEngine | undefined;
    const draw = async () => {
      const { createChartEngine } = await import('./chartEngine');
      if (isGone || plot.current === null) return;
      const { resolution } = view;
      made = createChartEngine({
        container: plot.current,
        pair,
        resolution,
        clock,
        onPoint: setPointedAt,
        onPlaced: setPlaces,
        onNearStart: series.loadOlder,
      });
      setEngine(made);
    };
    draw().catch(() => setBroken(true));
    return () => {
      isGone = true;
      made?.remove();
      setEngine(undefined);
      setPointedAt(undefined);
      setPlaces(undefined);
    };
  }, [pair, view, series, clock]);

  useEffect(() => engine?.setBars(bars), [engine, bars]);
  useEffect(() => engine?.setOrders(orders), [engine, orders]);
  useEffect(() => {
    if (hasBars) engine?.show(view.frame === undefined ? 'newest' : 'all');
  }, [engine, hasBars, view]);

  return {
    plot,
    isDrawn: engine !== undefined,
    isBroken,
    pointedAt,
    places,
  };
};
