import { useCallback, useState, type RefCallback } from 'react';

interface Overflow {
  isOverflowing: boolean;
  /** Overflows horizontally, whether or not it also does vertically. */
  isTooWide: boolean;
}

interface WatchedOverflow extends Overflow {
  /** Ref of the frame, whose first child may be larger than it. */
  watch: RefCallback<HTMLElement>;
}

const overflowOf = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): Overflow => ({
  isOverflowing: scrollWidth > clientWidth || scrollHeight > clientHeight,
  isTooWide: scrollWidth > clientWidth,
});

const tooWide = 'data-too-wide';

/**
 * A table that is too wide gets wider columns, which would keep it too wide when its frame has grown, so we measure
 * without them.
 */
const ofItself = (frame: HTMLElement): Overflow => {
  const wasTooWide = frame.hasAttribute(tooWide);
  frame.removeAttribute(tooWide);
  const overflow = overflowOf(frame);
  frame.toggleAttribute(tooWide, wasTooWide);
  return overflow;
};

const isSame = (one: Overflow, other: Overflow): boolean =>
  one.isOverflowing === other.isOverflowing && one.isTooWide === other.isTooWide;

/** Whether there is anything to scroll, which keyboard users then have to be able to reach. */
export const useOverflow = (): WatchedOverflow => {
  const [overflow, setOverflow] = useState<Overflow>({ isOverflowing: false, isTooWide: false });
  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const read = () => {
      const latest = ofItself(frame);
      setOverflow((known) => (isSame(known, latest) ? known : latest));
    };
    const observer = new ResizeObserver(read);
    for (const watched of [frame, ...frame.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ...overflow, watch };
};
