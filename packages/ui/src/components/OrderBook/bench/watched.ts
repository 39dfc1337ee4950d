const percentile = (figures: readonly number[], percent: number): number =>
  figures.toSorted((one, other) => one - other)[Math.ceil((figures.length * percent) / 100) - 1] ?? NaN;

/** An interaction that is faster than any that is told of; the least that can be asked for. */
const fastestTold = 16;

/** Counts tasks that keep the page from answering for 50 ms and longer. */
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

/** From one frame to the next, in milliseconds: of a hundred frames 99 take no longer. */
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

/** The least that can be asked for is not among what TypeScript knows. */
interface TimingsWanted extends PerformanceObserverInit {
  durationThreshold: number;
}

interface InteractionTiming extends PerformanceEventTiming {
  interactionId: number;
}

/** From a click until what it did is painted, in milliseconds: of four clicks three take no longer. */
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
