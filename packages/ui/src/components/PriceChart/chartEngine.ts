import type { Clock, DecimalText, Pair, Resolution, Side } from '@exchange/domain';
import {
  CandlestickSeries,
  ColorType,
  createChartEx,
  CrosshairMode,
  HistogramSeries,
  LineStyle,
  type IChartApiBase,
  type IPriceLine,
  type ISeriesApi,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { fontFamily } from '../../tokens/scale';
import { readColours, watchLook, type ChartColours } from './chartColours';
import { axisPrice, barClock, barTime } from './chartTexts';
import type { Bar } from './datafeed';
import type { LinePlace } from './orderTags';
import { createZonedTimes } from './zonedTimes';
import { timeAxisHeight } from './timeAxis';

/** Where the lines of orders are drawn. */
export interface OrderPlaces {
  lines: readonly LinePlace[];
  /** The height of the plot, and the width of the axis beside it. */
  room: number;
  axis: number;
}

/** One of the trader's open orders. */
export interface OrderLine {
  id: string;
  side: Side;
  price: DecimalText;
  /** The amount that is still open. */
  amount: DecimalText;
}

export interface ChartEngineOptions {
  container: HTMLElement;
  pair: Pair;
  resolution: Resolution;
  clock: Clock;
  /** The start of the bar under the pointer, if any. */
  onPoint: (at: number | undefined) => void;
  /** Called when lines of orders have moved. */
  onPlaced: (places: OrderPlaces) => void;
  /** Called when the first bars are about to come into view. */
  onNearStart: () => void;
}

export interface ChartEngine {
  setBars: (bars: readonly Bar[]) => void;
  setOrders: (orders: readonly OrderLine[]) => void;
  /** Everything loaded, or the newest bars at a readable size. */
  show: (what: 'all' | 'newest') => void;
  remove: () => void;
}

/** The initial width of a bar, and the number of empty bars after the last one. */
const newest = { width: 7, room: 6 };

/** Older bars are requested when fewer than this many are left before the visible ones. */
const nearStart = 30;

const asTime = (at: number): UTCTimestamp => at as UTCTimestamp;

const candleOf = ({ at, open, high, low, close }: Bar) => ({
  time: asTime(at),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
});

const isFalling = ({ open, close }: Bar): boolean => Number(close) < Number(open);

const columnOf = (bar: Bar, colours: ChartColours) => ({
  time: asTime(bar.at),
  value: Number(bar.volume),
  color: isFalling(bar) ? colours.sellVolume : colours.buyVolume,
});

const chartLook = (colours: ChartColours) => ({
  layout: { background: { type: ColorType.Solid, color: colours.surface }, textColor: colours.text },
  grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
  crosshair: {
    vertLine: { color: colours.crosshair, labelBackgroundColor: colours.label },
    horzLine: { color: colours.crosshair, labelBackgroundColor: colours.label },
  },
  rightPriceScale: { borderColor: colours.axis },
  timeScale: { borderColor: colours.axis },
});

const candleLook = ({ buy, sell, buyText, sellText }: ChartColours) => ({
  upColor: buy,
  borderUpColor: buyText,
  wickUpColor: buyText,
  downColor: sell,
  borderDownColor: sellText,
  wickDownColor: sellText,
});

const secondsOf = (time: Time | undefined): number | undefined => (typeof time === 'number' ? time : undefined);

const createFrame = ({ container, resolution, clock }: ChartEngineOptions, colours: ChartColours): IChartApiBase => {
  const look = chartLook(colours);
  const times = createZonedTimes(barClock(resolution, clock).offsetAt);
  return createChartEx<Time, typeof times>(container, times, {
    ...look,
    autoSize: true,
    // The library's logo needs a style tag without a nonce; the chart credits the library elsewhere.
    layout: { ...look.layout, attributionLogo: false, fontFamily, fontSize: 11 },
    localization: { locale: 'en', timeFormatter: (time: Time) => barTime(secondsOf(time) ?? 0, resolution, clock) },
    crosshair: { ...look.crosshair, mode: CrosshairMode.Normal },
    rightPriceScale: { ...look.rightPriceScale, entireTextOnly: true, scaleMargins: { top: 0.06, bottom: 0.24 } },
    timeScale: {
      ...look.timeScale,
      timeVisible: true,
      secondsVisible: false,
      rightOffset: newest.room,
      minimumHeight: timeAxisHeight,
    },
    // Vertical touch gestures scroll the page.
    handleScroll: { vertTouchDrag: false },
  });
};

const showNewest = (chart: IChartApiBase, count: number) => {
  const scale = chart.timeScale();
  const to = count + newest.room;
  scale.setVisibleLogicalRange({ from: to - scale.width() / newest.width, to });
};

const addCandles = (chart: IChartApiBase, pair: Pair, colours: ChartColours) =>
  chart.addSeries(CandlestickSeries, {
    ...candleLook(colours),
    priceFormat: {
      type: 'custom',
      formatter: (price: number) => axisPrice(price, pair),
      minMove: Number(pair.priceStep),
      base: 10 ** pair.priceDecimals,
    },
  });

const addVolume = (chart: IChartApiBase) => {
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  return volume;
};

interface Drawn {
  candles: ISeriesApi<'Candlestick'>;
  volume: ISeriesApi<'Histogram'>;
}

/** If bars were only appended or the last one changed, the others don't need redrawing. */
const isContinued = (before: readonly Bar[], after: readonly Bar[]): boolean => {
  const last = before.length - 1;
  return last > 0 && before.every((bar, at) => (at === last ? bar.at === after[at]?.at : bar === after[at]));
};

const drawBars = ({ candles, volume }: Drawn, before: readonly Bar[], after: readonly Bar[], colours: ChartColours) => {
  if (!isContinued(before, after)) {
    candles.setData(after.map(candleOf));
    volume.setData(after.map((bar) => columnOf(bar, colours)));
    return;
  }
  for (const bar of after.slice(before.length - 1)) {
    candles.update(candleOf(bar));
    volume.update(columnOf(bar, colours));
  }
};

const placesOf = (chart: IChartApiBase, candles: Drawn['candles'], orders: readonly OrderLine[]): OrderPlaces => ({
  lines: orders.flatMap(({ id, price }) => {
    const y = candles.priceToCoordinate(Number(price));
    return y === null ? [] : [{ id, y: Math.round(y) }];
  }),
  room: chart.panes()[0]?.getHeight() ?? 0,
  axis: chart.priceScale('right').width(),
});

const areSame = (one: OrderPlaces, other: OrderPlaces): boolean => JSON.stringify(one) === JSON.stringify(other);

const drawOrders = (candles: Drawn['candles'], orders: readonly OrderLine[], colours: ChartColours): IPriceLine[] =>
  orders.map(({ side, price }) =>
    candles.createPriceLine({
      price: Number(price),
      color: side === 'buy' ? colours.buyText : colours.sellText,
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
      axisLabelVisible: false,
    }),
  );

/**
 * Wraps the charting library. Only this module knows it, and it loads once the page is usable. Once removed it ignores
 * all calls, because the library would throw.
 */
export const createChartEngine = (options: ChartEngineOptions): ChartEngine => {
  const { container, pair, onPoint, onPlaced, onNearStart } = options;
  let colours = readColours(container);
  let bars: readonly Bar[] = [];
  let orders: readonly OrderLine[] = [];
  let lines: IPriceLine[] = [];
  let isRemoved = false;
  let places: OrderPlaces = { lines: [], room: 0, axis: 0 };
  const chart = createFrame(options, colours);
  const drawn: Drawn = { candles: addCandles(chart, pair, colours), volume: addVolume(chart) };

  const redrawOrders = () => {
    lines.forEach((line) => drawn.candles.removePriceLine(line));
    lines = drawOrders(drawn.candles, orders, colours);
  };
  // The library asks for its views whenever something has moved.
  const place = () => {
    const next = placesOf(chart, drawn.candles, orders);
    if (areSame(next, places)) return;
    places = next;
    onPlaced(next);
  };
  drawn.candles.attachPrimitive({ updateAllViews: place });
  const stopWatching = watchLook(container, () => {
    colours = readColours(container);
    chart.applyOptions(chartLook(colours));
    drawn.candles.applyOptions(candleLook(colours));
    drawBars(drawn, [], bars, colours);
    redrawOrders();
  });
  chart.subscribeCrosshairMove(({ time }) => onPoint(secondsOf(time)));
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range !== null && range.from < nearStart && bars.length > 0) onNearStart();
  });

  const whileThere =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isRemoved) act(...args);
    };

  return {
    setBars: whileThere((next: readonly Bar[]) => {
      drawBars(drawn, bars, next, colours);
      bars = next;
    }),
    setOrders: whileThere((next: readonly OrderLine[]) => {
      orders = next;
      redrawOrders();
    }),
    show: whileThere((what: 'all' | 'newest') => {
      if (what === 'all') chart.timeScale().fitContent();
      else showNewest(chart, bars.length);
    }),
    remove: whileThere(() => {
      isRemoved = true;
      stopWatching();
      chart.remove();
    }),
  };
};
