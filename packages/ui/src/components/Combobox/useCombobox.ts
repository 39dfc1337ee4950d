import { useState, type KeyboardEvent } from 'react';
import { chosenOf, offered } from '../Select/choices';
import { enabled, findChoices, settle, type ComboboxOption } from './findChoices';
import { isComposing, useActiveOption } from './useActiveOption';

interface Search {
  isOpen: boolean;
  /** Undefined until someone types; until then the field shows the choice and the list shows every option. */
  typed: string | undefined;
}

interface ComboboxSettings {
  options: readonly ComboboxOption[];
  value: string;
  onValueChange: (value: string) => void;
}

const valuesOf = (choices: readonly ComboboxOption[]): string[] => enabled(choices).map(({ value }) => value);

export const useCombobox = ({ options, value, onValueChange }: ComboboxSettings) => {
  const [search, setSearch] = useState<Search>({ isOpen: false, typed: undefined });
  const choices = offered(options);
  const label = chosenOf(options, value)?.label ?? '';
  const found = search.typed === undefined ? choices : findChoices(choices, search.typed);

  const report = (next: string | undefined) => {
    if (next !== undefined && next !== value) onValueChange(next);
  };
  // Results stay in the list while it fades out, so that nothing jumps.
  const close = () => setSearch((before) => ({ ...before, isOpen: false }));
  const choose = (next: string) => {
    report(next);
    close();
  };
  const list = useActiveOption({ values: search.isOpen ? valuesOf(found) : [], onChoose: choose });

  const open = (first: string | undefined) => {
    setSearch({ isOpen: true, typed: undefined });
    list.activate(first);
  };
  const type = (typed: string) => {
    setSearch({ isOpen: true, typed });
    list.activate(typed.trim() === '' ? undefined : valuesOf(findChoices(choices, typed))[0]);
  };
  const leave = () => {
    if (search.isOpen && search.typed !== undefined) report(settle(choices, search.typed));
    close();
  };
  const settleOn = (next: string | undefined) => {
    if (next === undefined) leave();
    else choose(next);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(label === '' ? valuesOf(choices).at(event.key === 'ArrowDown' ? 0 : -1) : value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (!search.isOpen) openByArrow(event);
    else if (event.key === 'Tab') settleOn(list.active);
    else if (event.key === 'Enter' && list.active === undefined) {
      // The first Enter closes the list; the next one submits the form.
      event.preventDefault();
      leave();
    } else list.onKeyDown(event);
  };

  return {
    ...list,
    isOpen: search.isOpen,
    text: search.isOpen && search.typed !== undefined ? search.typed : label,
    hasTyped: search.isOpen && search.typed !== undefined,
    found,
    open: () => open(value),
    close,
    choose,
    type,
    leave,
    onKeyDown,
  };
};
