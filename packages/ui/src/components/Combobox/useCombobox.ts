import { useState, type KeyboardEvent } from 'react';
import { chosenOf, offered } from '../Select/choices';
import { enabled, findChoices, neighbour, settle, type ComboboxOption } from './findChoices';

interface Search {
  isOpen: boolean;
  /** Nothing as long as nobody has typed: then the field shows what is chosen, and the list shows all. */
  typed: string | undefined;
  active: string | undefined;
  /** By a pointer, and not by keys. */
  isPointed: boolean;
}

const atRest: Search = { isOpen: false, typed: undefined, active: undefined, isPointed: false };

interface ComboboxSettings {
  options: readonly ComboboxOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Searching in a list, as https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ describes it. */
export const useCombobox = ({ options, value, onValueChange }: ComboboxSettings) => {
  const [search, setSearch] = useState(atRest);
  const choices = offered(options);
  const label = chosenOf(options, value)?.label ?? '';
  const found = search.typed === undefined ? choices : findChoices(choices, search.typed);
  const active = search.isOpen ? found.find((choice) => choice.value === search.active)?.value : undefined;

  const report = (next: string | undefined) => {
    if (next !== undefined && next !== value) onValueChange(next);
  };
  // What was found stays in the list while it fades away, so that nothing jumps.
  const close = () => setSearch((before) => ({ ...before, isOpen: false }));
  const open = (first: string | undefined) => setSearch({ ...atRest, isOpen: true, active: first });
  const choose = (next: string) => {
    report(next);
    close();
  };
  const type = (typed: string) => {
    const [best] = typed.trim() === '' ? [] : enabled(findChoices(choices, typed));
    setSearch({ ...atRest, isOpen: true, typed, active: best?.value });
  };
  const leave = () => {
    if (search.isOpen && search.typed !== undefined) report(settle(choices, search.typed));
    close();
  };
  const settleOn = (next: string | undefined) => {
    if (next === undefined) leave();
    else choose(next);
  };
  const move = (step: 1 | -1) => {
    if (search.isOpen) setSearch({ ...search, active: neighbour(found, active, step), isPointed: false });
    else open(label === '' ? neighbour(choices, undefined, step) : value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (!search.isOpen) return;
    // An open list is answered first; the next Enter sends the form.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' || event.key === 'Tab') settleOn(active);
  };

  return {
    isOpen: search.isOpen,
    text: search.isOpen && search.typed !== undefined ? search.typed : label,
    hasTyped: search.isOpen && search.typed !== undefined,
    found,
    active,
    isPointed: search.isPointed,
    open: () => open(value),
    close,
    choose,
    type,
    leave,
    point: (pointed: string) => setSearch({ ...search, active: pointed, isPointed: true }),
    onKeyDown,
  };
};
