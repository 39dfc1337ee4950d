import { useState, type KeyboardEvent } from 'react';
import { enabled, type ComboboxOption } from '../Combobox/findChoices';
import { isComposing, useActiveOption } from '../Combobox/useActiveOption';

interface SuggestionSettings {
  suggestions: readonly ComboboxOption[];
  onSuggestion: (value: string) => void;
}

/** These keys move the caret, not through the list. */
const caretKeys: readonly string[] = ['Home', 'End'];

/** Suggestions for free text: the list opens while someone types, and no option is active until they move to one. */
export const useSuggestions = ({ suggestions, onSuggestion }: SuggestionSettings) => {
  const [isWanted, setWanted] = useState(false);
  const values = enabled(suggestions).map(({ value }) => value);
  const isOpen = isWanted && suggestions.length > 0;
  const close = () => setWanted(false);
  const choose = (value: string) => {
    close();
    onSuggestion(value);
  };
  const list = useActiveOption({ values: isOpen ? values : [], onChoose: choose });
  const openAt = (value: string | undefined) => {
    setWanted(true);
    list.activate(value);
  };

  const openByArrow = (event: KeyboardEvent) => {
    const first = { ArrowDown: values[0], ArrowUp: values.at(-1) }[event.key];
    if (first === undefined) return;
    event.preventDefault();
    openAt(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || caretKeys.includes(event.key)) return;
    if (isOpen) list.onKeyDown(event);
    else openByArrow(event);
  };

  return { ...list, isOpen, open: () => openAt(undefined), close, choose, onKeyDown };
};
