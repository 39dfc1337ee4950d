import { useEffect, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { BookView } from '../OrderBook/bookRows';
import type { LiveSource } from '../OrderBook/liveSource';
import { paced } from '../OrderBook/paced';
import { depthCurve, pointsOf } from './depthCurve';
import { pointAt, priceAt, scaleOf } from './depthShape';

/** Faster nobody reads. */
const drawEveryMs = 100;

/** A book may change in place, so what is kept is what was read from it. */
const useCurve = (source: LiveSource<BookView>) => {
  const [curve, setCurve] = useState(() => depthCurve(source.snapshot()));
  useEffect(() => {
    const drawing = paced(() => setCurve(depthCurve(source.snapshot())), drawEveryMs);
    const unsubscribe = source.subscribe(drawing.ask);
    drawing.ask();
    return () => {
      unsubscribe();
      drawing.stop();
    };
  }, [source]);
  return curve;
};

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  PageUp: (index) => index + 10,
  PageDown: (index) => index - 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** The curve, how it lies on the sheet, and the level that is pointed at. */
export const useDepth = (source: LiveSource<BookView>) => {
  const curve = useCurve(source);
  const { points, scale } = useMemo(() => ({ points: pointsOf(curve), scale: scaleOf(curve) }), [curve]);
  /** A price and no level: levels come and go under a pointer that rests. */
  const [pointedPrice, setPointedPrice] = useState<number>();
  const middle = pointAt(points, Number(curve.mid ?? 0));
  const pointed = pointedPrice === undefined ? undefined : pointAt(points, pointedPrice);

  return {
    curve,
    points,
    scale,
    /** Where the keys start. */
    index: pointed ?? middle,
    pointed: pointed === undefined ? undefined : points[pointed],
    leave: () => setPointedPrice(undefined),
    point: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (scale === undefined) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      setPointedPrice(priceAt((clientX - left) / width, scale));
    },
    press: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPointedPrice(undefined);
      const last = points.length - 1;
      const next = steps[event.key]?.(pointed ?? middle, last);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setPointedPrice(Number(points[Math.min(Math.max(next, 0), last)]?.price));
    },
  };
};
