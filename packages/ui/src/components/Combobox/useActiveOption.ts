import { useId, useState, type KeyboardEvent } from 'react';
import { stepTo } from './stepTo';

interface ActiveOptionSettings {
  /** Of the options that can be chosen, in the order shown. */
  values: readonly string[];
  /** The option that is active initially. */
  atFirst?: string | undefined;
  /** Whether the first option is active if no other is. */
  startsAtFirst?: boolean;
  onChoose: (value: string, event: KeyboardEvent) => void;
}

interface Active {
  value: string | undefined;
  /** By the pointer rather than the keyboard. */
  isPointed: boolean;
}

// Safari ends the composition before it reports the Enter that ended it, so only this key code identifies it.
const composingKeyCode = 229;

/** Whether a key belongs to an input method, where Enter confirms a word typed in several strokes. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports it in no other way
  nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode;

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Keyboard control of a list for a field that keeps focus, as in https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 * Escape is left to the popover around the list.
 */
export const useActiveOption = ({ values, atFirst, startsAtFirst = false, onChoose }: ActiveOptionSettings) => {
  const listId = useId();
  const [wanted, setWanted] = useState<Active>({ value: atFirst, isPointed: false });
  const active = values.find((value) => value === wanted.value) ?? (startsAtFirst ? values[0] : undefined);
  // By value, not index, because an id that moves from one option to another isn't announced.
  const optionId = (value: string): string => `${listId}-${encodeURIComponent(value)}`;

  const lead = (value: string): void => {
    setWanted({ value, isPointed: false });
    document.getElementById(optionId(value))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      onChoose(active, event);
    }
    const at = active === undefined ? -1 : values.indexOf(active);
    const next = isModified(event) ? undefined : values[stepTo(event.key, at, values.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    lead(next);
  };

  return {
    listId,
    optionId,
    active,
    /** For `aria-activedescendant`. */
    activeId: active === undefined ? undefined : optionId(active),
    isPointed: wanted.isPointed,
    point: (value: string) => setWanted({ value, isPointed: true }),
    /** Changes the active option, or clears it, without scrolling. */
    activate: (value: string | undefined) => setWanted({ value, isPointed: false }),
    onKeyDown,
  };
};
