import { compare, parseTyped, unitOf, type DecimalText } from '@exchange/domain';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { alreadyAt, type AmountNote, type Bounds } from './amountNotes';
import { grouped, pasteInto, typeInto, type AmountEdit, type TextRange } from './editAmount';
import { settleAmount, type SettleRules } from './settleAmount';
import { pressedStep, stepAmount } from './stepAmount';

interface AmountTextOptions extends Bounds, SettleRules {
  value: string;
  onValueChange: ((text: string) => void) | undefined;
  step?: DecimalText | undefined;
  isLocked: boolean;
}

interface Selection extends TextRange {
  input: HTMLInputElement;
}

/** Long enough to read after looking up from the keyboard. */
const noteMs = 6000;

const useNote = () => {
  const [note, setNote] = useState<AmountNote>();
  useEffect(() => {
    if (note === undefined) return undefined;
    const timer = setTimeout(() => setNote(undefined), noteMs);
    return () => clearTimeout(timer);
  }, [note]);
  return [note, setNote] as const;
};

/**
 * React moves the caret to the end unless the new text is what the browser made of the key, so we restore the
 * selection.
 */
const useSelection = () => {
  const [selection, select] = useState<Selection>();
  useLayoutEffect(() => selection?.input.setSelectionRange(selection.from, selection.to), [selection]);
  return select;
};

const rangeIn = ({ value, selectionStart, selectionEnd }: HTMLInputElement): TextRange => ({
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
});

/** When React's handler runs, the browser has already replaced the selection, and a refused key has to restore it. */
const createRangeBefore = () => {
  let range: TextRange | undefined;
  const remember = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement) range = rangeIn(currentTarget);
  };
  return {
    watch: (input: HTMLInputElement): void => input.addEventListener('beforeinput', remember),
    leave: (input: HTMLInputElement): void => input.removeEventListener('beforeinput', remember),
    take: (): TextRange | undefined => {
      const taken = range;
      range = undefined;
      return taken;
    },
  };
};

const isAllSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length;

/** A figure that changes by itself, or only its grouping, stays selected: what is typed next replaces it. */
const useWholeSelected = (shown: string) => {
  const whole = useRef<HTMLInputElement>(undefined);
  useLayoutEffect(() => whole.current?.select(), [shown]);
  return {
    look: (input: HTMLInputElement): void => {
      whole.current = isAllSelected(input) ? input : undefined;
    },
    forget: (): void => {
      whole.current = undefined;
    },
  };
};

const isSame = (left: string, right: DecimalText): boolean => {
  const figure = parseTyped(left);
  return figure !== undefined && compare(figure, right) === 0;
};

/** Plain while it has focus, grouped otherwise, and always within the rules. */
export const useAmountText = ({ value, onValueChange, step, isLocked, ...rules }: AmountTextOptions) => {
  const [isFocused, setFocused] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const [note, setNote] = useNote();
  const select = useSelection();
  const [rangeBefore] = useState(createRangeBefore);
  const isTyped = isFocused && !isLocked;
  const shown = isTyped ? value : grouped(value);
  const whole = useWholeSelected(shown);

  const change = (text: string) => {
    if (text !== value) onValueChange?.(text);
  };
  const edit = (input: HTMLInputElement, { text, caret, selected, note: reason }: AmountEdit) => {
    whole.forget();
    change(text);
    setEdited(true);
    setNote(reason);
    select({ input, ...(selected ?? { from: caret, to: caret }) });
  };
  const settle = () => {
    const settled = settleAmount(value, rules);
    change(settled.text);
    if (settled.note !== undefined) setNote(settled.note);
  };

  return {
    note,
    shown,
    look: ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => whole.look(input),
    focus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      // What is focused by code is selected only afterwards, but before the text without its grouping is drawn.
      whole.look(input);
      queueMicrotask(() => whole.look(input));
      rangeBefore.watch(input);
      setFocused(true);
      setEdited(false);
      setNote(undefined);
    },
    blur: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      rangeBefore.leave(input);
      whole.forget();
      setFocused(false);
      // A zero that nobody typed is a placeholder for a figure to come, so no rule may adjust it.
      const isPlaceholder = !isEdited && isSame(value, '0');
      if (!isLocked && !isPlaceholder) settle();
    },
    type: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const { value: after, selectionStart } = currentTarget;
      const caret = selectionStart ?? after.length;
      edit(currentTarget, typeInto({ before: value, after, caret, selected: rangeBefore.take() }, rules));
    },
    paste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (isLocked) return;
      event.preventDefault();
      const pasted = event.clipboardData.getData('text/plain');
      edit(event.currentTarget, pasteInto(value, rangeIn(event.currentTarget), pasted, rules));
    },
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      const press = isLocked ? undefined : pressedStep(event);
      if (press === undefined) return;
      event.preventDefault();
      const text = stepAmount(value, press, { ...rules, step: step ?? unitOf(rules.decimals) });
      const isHeldBack = isSame(value, text);
      edit(event.currentTarget, {
        text: isHeldBack ? value : text,
        caret: text.length,
        note: isHeldBack ? alreadyAt(text, rules, rules.unit) : undefined,
      });
    },
  };
};
