import { useState, type ChangeEvent } from 'react';

interface TypedSettings {
  value: string;
  onValueChange: (value: string) => void;
  /** Converts typed text to a value. */
  read: (typed: string) => string;
  /** Displays a value. */
  show: (value: string) => string;
}

/** Keeps the text as typed until blur, then shows the value it was read as. */
export const useTyped = ({ value, onValueChange, read, show }: TypedSettings) => {
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  return {
    // A value changed from outside meanwhile, as by a form reset, replaces what was typed.
    value: draft?.value === value ? draft.text : show(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      const next = read(text);
      setDraft({ text, value: next });
      if (next !== value) onValueChange(next);
    },
    onBlur: () => setDraft(undefined),
  };
};
