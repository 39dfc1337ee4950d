import { useEffect, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { BookView } from '../OrderBook/rows/bookRows';
import type { LiveSource } from '../OrderBook/live/liveSource';
import { paced } from '../OrderBook/live/paced';
import { depthCurve, pointsOf } from './depthCurve';
import { pointAt, priceAt, scaleOf } from './depthShape';

/** Nobody can read faster updates. */
const drawEveryMs = 100;

/** The book may be mutated in place, so we keep the curve computed from it. */
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

/** The curve, its scale, and the level under the pointer. */
export const useDepth = (source: LiveSource<BookView>) => {
  const curve = useCurve(source);
  const { points, scale } = useMemo(() => ({ points: pointsOf(curve), scale: scaleOf(curve) }), [curve]);
  /** A price rather than a level, because levels come and go under a resting pointer. */
  const [pointedPrice, setPointedPrice] = useState<number>();
  const middle = pointAt(points, Number(curve.mid ?? 0));
  const pointed = pointedPrice === undefined ? undefined : pointAt(points, pointedPrice);

  return {
    curve,
    points,
    scale,
    /** Where keyboard navigation starts. */
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
