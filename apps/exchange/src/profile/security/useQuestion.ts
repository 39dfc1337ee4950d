import { failureText, isFailure, type Result } from '@exchange/domain';
import { useCallback, useRef, useState } from 'react';

/**
 * A confirmation that stays open until its action is done, or says why it failed. The button that opened it may be gone
 * afterwards; the section then takes the focus, instead of the top of the page.
 */
export const useQuestion = <About>(carryOut: (about: About) => Promise<Result<unknown>>) => {
  const [about, setAbout] = useState<About>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const part = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);

  const confirm = async (): Promise<void> => {
    if (about === undefined) return;
    setBusy(true);
    setError(undefined);
    const result = await carryOut(about);
    setBusy(false);
    if (isFailure(result)) setError(failureText(result.error, 'repeatable'));
    else setOpen(false);
  };

  const ask = useCallback((next: About, from: HTMLElement): void => {
    opener.current = from;
    setAbout(next);
    setError(undefined);
    setOpen(true);
  }, []);

  return {
    /** What the confirmation is about, including while it fades out. */
    about,
    ask,
    /** For the section that the confirmation belongs to. */
    part: { ref: part, tabIndex: -1 },
    dialog: { open: isOpen, onOpenChange: setOpen },
    content: {
      isLoading: isBusy,
      error,
      onConfirm: () => void confirm(),
      onCloseAutoFocus: (closing: Event) => {
        closing.preventDefault();
        const standing = opener.current?.isConnected === true ? opener.current : part.current;
        standing?.focus({ preventScroll: true });
      },
    },
  };
};
