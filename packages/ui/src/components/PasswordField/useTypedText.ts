import { useCallback, useSyncExternalStore, type RefObject } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What stands in a field at the moment, whoever put it there: the trader, a form that fills it, a password manager. */
export const useTypedText = (input: RefObject<TextInput | null>, atFirst: string): string => {
  const subscribe = useCallback(
    (tell: () => void) => {
      // React listens on its root, further down. Were we told first, on the field itself, React would draw the field
      // with its old text before it hears of the new one, and what was typed would be gone.
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
