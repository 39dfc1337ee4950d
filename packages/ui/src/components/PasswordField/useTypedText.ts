import { useCallback, useSyncExternalStore, type RefObject } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What stands in a field at the moment, whoever put it there: the trader, a form that fills it, a password manager. */
export const useTypedText = (input: RefObject<TextInput | null>, atFirst: string): string => {
  const subscribe = useCallback(
    (tell: () => void) => {
      const field = input.current;
      field?.addEventListener('input', tell);
      return () => field?.removeEventListener('input', tell);
    },
    [input],
  );
  return useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? atFirst,
    () => atFirst,
  );
};
