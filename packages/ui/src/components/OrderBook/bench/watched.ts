const percentile = (figures: readonly number[], percent: number): number =>
  figures.toSorted((one, other) => one - other)[Math.ceil((figures.length * percent) / 100) - 1] ?? NaN;

/** The lowest threshold the browser accepts: faster interactions aren't reported. */
const fastestTold = 16;

/** Counts tasks that block the page for 50 ms or longer. */
export const watchLongTasks = () => {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    count += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  return (): number => {
    count += observer.takeRecords().length;
    observer.disconnect();
    return count;
  };
};

/** The time between frames in milliseconds, 99th percentile. */
export const watchFrames = () => {
  const lengths: number[] = [];
  let before: number | undefined;
  const onFrame = (at: number): void => {
    if (before !== undefined) lengths.push(at - before);
    before = at;
    frame = requestAnimationFrame(onFrame);
  };
  let frame = requestAnimationFrame(onFrame);
  return (): number => {
    cancelAnimationFrame(frame);
    return percentile(lengths, 99);
  };
};

/** TypeScript doesn't know this option. */
interface TimingsWanted extends PerformanceObserverInit {
  durationThreshold: number;
}

interface InteractionTiming extends PerformanceEventTiming {
  interactionId: number;
}

/** From a click until its result is painted, in milliseconds, 75th percentile. */
export const watchClicks = () => {
  const slowest = new Map<number, number>();
  let clicks = 0;
  const note = (entries: PerformanceEntryList): void => {
    for (const { interactionId, duration } of entries as InteractionTiming[])
      if (interactionId > 0) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
  };
  const observer = new PerformanceObserver((list) => {
    note(list.getEntries());
  });
  const onClick = (): void => {
    clicks += 1;
  };
  const wanted: TimingsWanted = { type: 'event', durationThreshold: fastestTold };
  observer.observe(wanted);
  addEventListener('click', onClick, true);
  return (): number => {
    note(observer.takeRecords());
    observer.disconnect();
    removeEventListener('click', onClick, true);
    const untold = Array.from({ length: clicks - slowest.size }, () => fastestTold);
    return percentile([...slowest.values(), ...untold], 75);
  };
};
