import { useEffect, useState, type RefObject } from 'react';

const telling = ['keydown', 'keyup', 'mousedown'] as const;

/** The state of Caps Lock only shows in key and mouse events, so we read it from each. */
export const useCapsLock = (input: RefObject<HTMLInputElement | null>): boolean => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const read = (event: Event) => {
      // Autofill dispatches plain events under the name of a key event.
      if (event instanceof KeyboardEvent || event instanceof MouseEvent) setOn(event.getModifierState('CapsLock'));
    };
    for (const type of telling) input.current?.addEventListener(type, read, { signal: listening.signal });
    input.current?.addEventListener('blur', () => setOn(false), { signal: listening.signal });
    return () => listening.abort();
  }, [input]);
  return isOn;
};
