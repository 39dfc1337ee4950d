import { useCallback, useState, type RefCallback } from 'react';

interface Overflow {
  isOverflowing: boolean;
  /** The ref of the frame whose first child may be larger than it. */
  watch: RefCallback<HTMLElement>;
}

const isLargerThan = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Whether there is something to scroll, which who uses a keyboard must then be able to reach. */
export const useOverflow = (): Overflow => {
  const [isOverflowing, setOverflowing] = useState(false);
  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => setOverflowing(isLargerThan(frame)));
    for (const watched of [frame, ...frame.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { isOverflowing, watch };
};
