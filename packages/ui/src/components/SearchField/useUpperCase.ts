import { useLayoutEffect, type RefObject } from 'react';
import { upperCase } from './upperCase';

/** Converts the text before any other listener sees it. Returns whether anything changed. */
const upperCaseIn = (field: HTMLInputElement): boolean => {
  const { value, selectionStart, selectionEnd } = field;
  const { text, start, end } = upperCase({
    text: value,
    start: selectionStart ?? value.length,
    end: selectionEnd ?? value.length,
  });
  if (text === value) return false;
  field.setRangeText(text, 0, value.length);
  field.setSelectionRange(start, end);
  return true;
};

/** A word being composed, on phones and with input methods, stays unchanged until it is finished. */
export const useUpperCase = (input: RefObject<HTMLInputElement | null>, isUpperCased: boolean): void => {
  // A layout effect, because someone may type as soon as the field is visible.
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null || !isUpperCased) return;
    const listening = new AbortController();
    const typed = (event: Event) => {
      if (!(event instanceof InputEvent) || !event.isComposing) upperCaseIn(field);
    };
    const composed = () => {
      if (upperCaseIn(field)) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    field.addEventListener('input', typed, { signal: listening.signal });
    field.addEventListener('compositionend', composed, { signal: listening.signal });
    return () => listening.abort();
  }, [input, isUpperCased]);
};
