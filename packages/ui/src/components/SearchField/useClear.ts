import { useCallback, useEffect, type RefObject } from 'react';

/** Clears the field as a person would, so that its listeners are called. */
const clear = (field: HTMLInputElement): void => {
  // Bypasses the value that React tracks; otherwise it would see no change and ignore the event.
  field.setRangeText('', 0, field.value.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContent' }));
};

const isForClearing = (event: KeyboardEvent, field: HTMLInputElement): boolean =>
  event.key === 'Escape' && event.target === field && !event.isComposing && !field.readOnly && field.value !== '';

/**
 * Escape clears the field. We handle it in the capture phase, because a popover around the field closes on Escape: the
 * first press clears the field, the next one closes the popover.
 */
export const useClear = (input: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      const field = input.current;
      if (field === null || !isForClearing(event, field)) return;
      event.preventDefault();
      event.stopPropagation();
      clear(field);
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, [input]);
  return useCallback(() => {
    const field = input.current;
    if (field === null) return;
    clear(field);
    field.focus();
  }, [input]);
};
