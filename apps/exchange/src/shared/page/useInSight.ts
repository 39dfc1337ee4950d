import { useEffect, useEffectEvent } from 'react';

/** The question of an answer is a button; the heading of a chapter takes the focus to be read out. */
const start = ':is(h2, h3)[tabindex], :is(h2, h3) > button';

/**
 * Brings into view the part of a page that its address names, and moves the focus there.
 *
 * @param arrival Changes when a link or Back leads here. What is opened on the page itself is in view already.
 */
export const useInSight = (id: string, arrival: unknown): void => {
  const show = useEffectEvent(() => {
    const part = id === '' ? null : document.getElementById(id);
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
  });
  useEffect(() => show(), [arrival]);
};
