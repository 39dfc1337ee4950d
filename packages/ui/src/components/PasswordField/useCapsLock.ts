import { useEffect, useState, type RefObject } from 'react';

const telling = ['keydown', 'keyup', 'mousedown'] as const;

/** Nothing tells the state of the key but the next key or click. */
export const useCapsLock = (input: RefObject<HTMLInputElement | null>): boolean => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const read = (event: Event) => {
      // Browsers that fill a password in say so by a plain event under the name of a key.
      if (event instanceof KeyboardEvent || event instanceof MouseEvent) setOn(event.getModifierState('CapsLock'));
    };
    for (const type of telling) input.current?.addEventListener(type, read, { signal: listening.signal });
    input.current?.addEventListener('blur', () => setOn(false), { signal: listening.signal });
    return () => listening.abort();
  }, [input]);
  return isOn;
};
