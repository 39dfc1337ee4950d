import { pairLabel, type Pair, type Resolution } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import type { BarSeriesState } from './barSeries';
import { ChartCover, type CoverState } from './ChartCover';
import type { OrderLine } from './chartEngine';
import { ChartLegend } from './ChartLegend';
import { chartAlternative } from './chartTexts';
import { Frames, PlotNotes, Resolutions } from './ChartToolbar';
import type { Bar, Datafeed } from './datafeed';
import { OrderTags } from './OrderTags';
import * as styles from './PriceChart.css';
import { useBarSeries } from './useBarSeries';
import { useChartEngine } from './useChartEngine';

export interface PriceChartProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'aria-label' | 'children' | 'className'
> {
  pair: Pair;
  /** A different datafeed restarts the chart, so keep the same object for a pair. */
  datafeed: Datafeed;
  /** Defaults to 15 minutes. */
  initialResolution?: Resolution | undefined;
  onResolutionChange?: ((resolution: Resolution) => void) | undefined;
  /** The trader's own orders, drawn as lines at their price. */
  orders?: readonly OrderLine[] | undefined;
  /** Called with an order's id when its tag is told to cancel it. */
  onCancelOrder?: ((id: string) => void) | undefined;
  /** No data is arriving. Once it does again, the chart fetches what it missed. */
  isStale?: boolean | undefined;
  /** Leaves room at the start of its header for the screen's tabs. */
  isUnderTabs?: boolean | undefined;
  /** Offered if the chart library couldn't be loaded: browsers retry a failed import only after a page reload. */
  onReload?: (() => void) | undefined;
  /** Seconds since 1970. */
  now?: (() => number) | undefined;
}

const noOrders: readonly OrderLine[] = [];

const secondsNow = (): number => Math.floor(Date.now() / 1000);

const coverOf = (
  { phase, failure, bars }: BarSeriesState,
  isDrawn: boolean,
  isBroken: boolean,
): CoverState | undefined => {
  if (isBroken) return { kind: 'broken' };
  if (failure !== undefined) return { kind: 'failed', failure };
  if (phase === 'loading' || !isDrawn) return { kind: 'loading' };
  return bars.length === 0 ? { kind: 'empty' } : undefined;
};

const shownBar = (bars: readonly Bar[], pointedAt: number | undefined): number => {
  const pointed = pointedAt === undefined ? -1 : bars.findLastIndex(({ at }) => at === pointedAt);
  return pointed === -1 ? bars.length - 1 : pointed;
};

/** Candles and volume of a pair. It fills its container; the chart library loads once the page is usable. */
export const PriceChart = ({
  pair,
  datafeed,
  initialResolution,
  onResolutionChange,
  orders = noOrders,
  onCancelOrder,
  isStale = false,
  isUnderTabs,
  onReload,
  now = secondsNow,
  ...rest
}: PriceChartProps) => {
  const source = useBarSeries({ datafeed, initialResolution, onResolutionChange, isStale, now });
  const { view, bars, series } = source;
  const { plot, isDrawn, isBroken, pointedAt, places } = useChartEngine({ ...source, pair, orders });
  const cover = coverOf(source, isDrawn, isBroken);
  const shown = shownBar(bars, pointedAt);
  const bar = bars[shown];
  return (
    <section
      {...rest}
      aria-label={`Price chart of ${pairLabel(pair.name)}`}
      data-density="compact"
      className={styles.root}
    >
      <div className={styles.inner}>
        <div data-under-tabs={isUnderTabs ? '' : undefined} className={styles.bar}>
          <Resolutions value={view.resolution} onValueChange={source.chooseResolution} />
          <Frames onChoose={source.chooseFrame} />
          {cover === undefined && bar !== undefined && (
            <ChartLegend {...{ pair, bar, isStale }} before={bars[shown - 1]} resolution={view.resolution} />
          )}
        </div>
        <div className={styles.stage}>
          <div
            ref={plot}
            role="img"
            aria-label={chartAlternative(pair, view.resolution, bars)}
            data-covered={cover === undefined ? undefined : ''}
            className={styles.plot}
          />
          {cover === undefined && (
            <>
              <OrderTags {...{ pair, orders, places }} onCancel={onCancelOrder} />
              <PlotNotes resolution={view.resolution} />
            </>
          )}
          {cover !== undefined && <ChartCover state={cover} onRetry={series.reload} onReload={onReload} />}
        </div>
      </div>
    </section>
  );
};
