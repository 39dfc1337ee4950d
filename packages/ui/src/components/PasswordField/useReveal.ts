import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Some browsers move the caret when a password becomes text, so it is put back. */
export const useReveal = (input: RefObject<HTMLInputElement | null>) => {
  const [isRevealed, setRevealed] = useState(false);
  const toggle = () => {
    const field = input.current;
    const start = field?.selectionStart ?? null;
    const end = field?.selectionEnd ?? null;
    flushSync(() => setRevealed(!isRevealed));
    if (document.activeElement === field) field?.setSelectionRange(start, end);
  };
  return { isRevealed, toggle };
};
