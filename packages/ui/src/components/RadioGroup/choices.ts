import type { FocusEventHandler } from 'react';

/** Months, shares and groupings are numbers, but Radix only knows strings. */
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

/** Moving between options doesn't count as leaving the group. */
export const onLeave =
  (tell: FocusEventHandler<HTMLDivElement> | undefined): FocusEventHandler<HTMLDivElement> =>
  (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) tell?.(event);
  };
