import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusKept<Part extends HTMLElement> {
  ref: RefObject<Part | null>;
  tabIndex: -1;
  onFocus: (event: FocusEvent) => void;
}

/**
 * For a part whose content makes way for other content, dialogs opened from it included. When what had the focus goes
 * with it, the browser would send the keyboard back to the top of the page; the part takes it instead.
 *
 * @param content Names what is shown: another name is other content.
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
