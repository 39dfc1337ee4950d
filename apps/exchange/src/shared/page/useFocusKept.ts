import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusKept<Part extends HTMLElement> {
  ref: RefObject<Part | null>;
  tabIndex: -1;
  onFocus: (event: FocusEvent) => void;
}

/**
 * For a section whose content is replaced, including by dialogs opened from it. When the focused element disappears,
 * the browser would move the focus to the top of the page; the section takes it instead.
 *
 * @param content Names what is shown: another name means other content.
 */
export const useFocusKept = <Part extends HTMLElement>(content: string): FocusKept<Part> => {
  const ref = useRef<Part>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) ref.current?.focus({ preventScroll: true });
  }, [content]);
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
};
