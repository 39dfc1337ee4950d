import { useState, type ChangeEvent } from 'react';

interface TypedSettings {
  value: string;
  onValueChange: (value: string) => void;
  /** What typed text means as a value. */
  read: (typed: string) => string;
  /** How a value is written. */
  show: (value: string) => string;
}

/** Text stays as it is typed until the field is left, and then becomes what it was read as. */
export const useTyped = ({ value, onValueChange, read, show }: TypedSettings) => {
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  return {
    // A value that came from elsewhere meanwhile, as when a form is reset, wins over what was typed.
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
