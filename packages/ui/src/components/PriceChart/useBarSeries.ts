import { defaultResolution, type Resolution, type TimeFrame } from '@exchange/domain';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createBarSeries, type BarSeries, type BarSeriesState } from './barSeries';
import { frames } from './chartRanges';
import type { Datafeed } from './datafeed';

/** The chosen view. Each choice is a new object, so that choosing the same frame again goes back to it. */
export interface ChartView {
  resolution: Resolution;
  frame?: TimeFrame;
}

interface BarSeriesOptions {
  datafeed: Datafeed;
  initialResolution: Resolution | undefined;
  onResolutionChange: ((resolution: Resolution) => void) | undefined;
  isStale: boolean;
  now: () => number;
}

interface Bars extends BarSeriesState {
  view: ChartView;
  series: BarSeries;
  chooseResolution: (resolution: Resolution) => void;
  chooseFrame: (frame: TimeFrame) => void;
}

/** Reloads when the feed recovers, to get the bars it missed. */
const useReloadAfterGap = (series: BarSeries, isStale: boolean) => {
  const wasStale = useRef(isStale);
  useEffect(() => {
    if (wasStale.current && !isStale) series.reload();
    wasStale.current = isStale;
  }, [series, isStale]);
};

export const useBarSeries = ({
  datafeed,
  initialResolution,
  onResolutionChange,
  isStale,
  now,
}: BarSeriesOptions): Bars => {
  const [view, setView] = useState<ChartView>({ resolution: initialResolution ?? defaultResolution });
  const series = useMemo(() => {
    const { resolution, frame } = view;
    const stretch = frame === undefined ? undefined : frames[frame].seconds;
    return createBarSeries({ feed: datafeed, resolution, stretch, now });
  }, [datafeed, view, now]);
  const state = useSyncExternalStore(series.subscribe, series.getState, series.getState);
  useEffect(() => series.start(), [series]);
  useReloadAfterGap(series, isStale);

  const look = (next: ChartView) => {
    setView(next);
    if (next.resolution !== view.resolution) onResolutionChange?.(next.resolution);
  };
  return {
    ...state,
    view,
    series,
    chooseResolution: (resolution) => look({ resolution }),
    chooseFrame: (frame) => look({ resolution: frames[frame].resolution, frame }),
  };
};
