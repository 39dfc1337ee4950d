import { useCallback, useState, type RefCallback } from 'react';

interface Overflow {
  isOverflowing: boolean;
  /** Columns are out of view. */
  isCut: boolean;
  /** Doesn't fit with its usual gaps. */
  isTooWide: boolean;
}

interface WatchedOverflow extends Overflow {
  /** Ref of the frame, whose first child may be larger than it. */
  watch: RefCallback<HTMLElement>;
}

const overflows = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight;

const isCut = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth;

const tooWide = 'data-too-wide';

/**
 * A table that is too wide has other gaps, which could keep it too wide when its frame has grown, or make it fit, so we
 * measure its width without them.
 */
const isTooWide = (frame: HTMLElement): boolean => {
  const wasTooWide = frame.hasAttribute(tooWide);
  frame.removeAttribute(tooWide);
  const isWider = isCut(frame);
  frame.toggleAttribute(tooWide, wasTooWide);
  return isWider;
};

const isSame = (one: Overflow, other: Overflow): boolean =>
  one.isOverflowing === other.isOverflowing && one.isCut === other.isCut && one.isTooWide === other.isTooWide;

/** Whether there is anything to scroll, which keyboard users then have to be able to reach. */
export const useOverflow = (): WatchedOverflow => {
  const [overflow, setOverflow] = useState<Overflow>({ isOverflowing: false, isCut: false, isTooWide: false });
  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const read = () => {
      const latest = {
        isTooWide: isTooWide(frame),
        isCut: isCut(frame),
        isOverflowing: isCut(frame) || overflows(frame),
      };
      setOverflow((known) => (isSame(known, latest) ? known : latest));
    };
    const observer = new ResizeObserver(read);
    for (const watched of [frame, ...frame.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ...overflow, watch };
};
