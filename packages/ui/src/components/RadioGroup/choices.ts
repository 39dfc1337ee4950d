import type { FocusEventHandler } from 'react';

/** Months, shares and groupings are numbers; the parts underneath deal in texts. */
export type ChoiceValue = string | number;

interface Choice<Value extends ChoiceValue> {
  value: Value;
}

export const choose = <Value extends ChoiceValue>(
  options: readonly Choice<Value>[],
  chosen: string,
  onValueChange: (value: Value) => void,
): void => {
  const option = options.find(({ value }) => String(value) === chosen);
  if (option !== undefined) onValueChange(option.value);
};

/** Going from one option to the next does not leave the group. */
export const onLeave =
  (tell: FocusEventHandler<HTMLDivElement> | undefined): FocusEventHandler<HTMLDivElement> =>
  (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) tell?.(event);
  };
