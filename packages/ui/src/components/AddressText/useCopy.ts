import { useEffect, useState, type RefObject } from 'react';

/** Writes to the clipboard; rejects if the browser doesn't allow it. */
export type CopyText = (text: string) => Promise<void>;

export type CopyOutcome = 'none' | 'copied' | 'failed';

/** How long the button says “Copied”. */
const copiedMs = 3000;

const toClipboard: CopyText = (text) => navigator.clipboard.writeText(text);

interface Attempt {
  value: string;
  outcome: CopyOutcome;
}

interface Copying {
  outcome: CopyOutcome;
  start: () => void;
}

/**
 * Copies on request and reports the outcome for a while. If copying is blocked, it selects the text to copy by hand.
 */
export const useCopy = (value: string, text: RefObject<HTMLElement | null>, copy: CopyText = toClipboard): Copying => {
  const [attempt, setAttempt] = useState<Attempt>({ value, outcome: 'none' });

  useEffect(() => {
    if (attempt.outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setAttempt({ ...attempt, outcome: 'none' }), copiedMs);
    return () => clearTimeout(timer);
  }, [attempt]);

  const start = async () => {
    try {
      await copy(value);
      setAttempt({ value, outcome: 'copied' });
    } catch {
      // There is no clipboard outside a secure context or without permission.
      setAttempt({ value, outcome: 'failed' });
      if (text.current !== null) window.getSelection()?.selectAllChildren(text.current);
    }
  };

  return { outcome: attempt.value === value ? attempt.outcome : 'none', start: () => void start() };
};
