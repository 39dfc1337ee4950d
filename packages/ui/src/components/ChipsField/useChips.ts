import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';

interface ChipsOptions {
  value: readonly string[];
  onValueChange: (values: readonly string[]) => void;
  read: (text: string) => readonly string[];
  input: RefObject<HTMLInputElement | null>;
}

const separators = /[\s,;]/;

const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing;

/** With nothing left to add, Enter submits the form and Tab leaves the field. */
const adds = (event: KeyboardEvent): boolean => event.key === 'Enter' || separators.test(event.key);

const changeOf = (added: readonly string[]): string =>
  added.length === 1 ? `Added ${added[0]}` : `Added ${added.length}`;

/** The text being typed, and how it becomes a value. */
export const useChips = ({ value: values, onValueChange, read, input }: ChipsOptions) => {
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const chips = useRef<HTMLUListElement>(null);

  const add = (text: string): void => {
    setTyped('');
    const added = [...new Set(read(text))].filter((value) => !values.includes(value));
    if (added.length === 0) return;
    setAnnouncement(changeOf(added));
    onValueChange([...values, ...added]);
  };
  const remove = (value: string): void => {
    const place = values.indexOf(value);
    setAnnouncement(`Removed ${value}`);
    onValueChange(values.filter((each) => each !== value));
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    const next = [...buttons].filter((_, index) => index !== place)[place];
    (next ?? input.current)?.focus();
  };
  const takeBack = (): void => {
    const last = values.at(-1);
    if (last === undefined) return;
    setAnnouncement(`Editing ${last}`);
    onValueChange(values.slice(0, -1));
    setTyped(last);
  };

  return {
    typed,
    announcement,
    chips,
    remove,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void => {
      // Phone keyboards don't report a comma or space as a key, only in the text.
      if (separators.test(value)) add(value);
      else setTyped(value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (isComposing(event)) return;
      if (event.key === 'Backspace' && typed === '') {
        event.preventDefault();
        takeBack();
      } else if (adds(event) && (typed !== '' || event.key !== 'Enter')) {
        event.preventDefault();
        add(typed);
      }
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
      const pasted = event.clipboardData.getData('text');
      // A single word is pasted at the caret.
      if (!separators.test(pasted.trim())) return;
      event.preventDefault();
      add(`${typed} ${pasted}`);
    },
    onBlur: (): void => {
      if (typed !== '') add(typed);
    },
  };
};
