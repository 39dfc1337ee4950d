import { useLayoutEffect, useRef } from 'react';

/**
 * The focused control may disappear with the next answer, and the browser would move the focus to the top of the page.
 * While anything is left in the popover, the popover takes the focus; once everything is resolved, the page does.
 */
export const usePopoverFocus = (isOpen: boolean) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // A click elsewhere closes the popover, so an open one that lacks the focus has lost it.
  useLayoutEffect(() => {
    if (isOpen && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  });

  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      const isWithin = [trigger.current, content.current].some((part) => part?.contains(focused) === true);
      if (isWithin) document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return { trigger, content };
};
