import { useEffect, useEffectEvent } from 'react';

/** An answer's question is a button; a chapter's heading takes the focus to be announced. */
const start = ':is(h2, h3)[tabindex], :is(h2, h3) > button';

/**
 * Scrolls the part of a page named in its address into view, and moves the focus there.
 *
 * @param arrival Changes when a link or Back leads here. Anything opened on the page itself is already in view.
 */
export const useInSight = (id: string, arrival: unknown): void => {
  const show = useEffectEvent(() => {
    const part = id === '' ? null : document.getElementById(id);
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
  });
  useEffect(() => show(), [arrival]);
};
