import { useCallback, useSyncExternalStore, type RefObject } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** The current text of a field, whether typed, set by a form or autofilled. */
export const useTypedText = (input: RefObject<TextInput | null>, atFirst: string): string => {
  const subscribe = useCallback(
    (tell: () => void) => {
      // Listen on the document, after React, which listens on its root. On the field we'd be called first, and React
      // would re-render it with the old text, so what was typed would be lost.
      const page = input.current?.ownerDocument;
      page?.addEventListener('input', tell);
      return () => page?.removeEventListener('input', tell);
    },
    [input],
  );
  return useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? atFirst,
    () => atFirst,
  );
};
