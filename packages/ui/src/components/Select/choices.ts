import type { ReactNode } from 'react';

/** An option of a list. One with an empty value isn't a choice: its label is the placeholder. */
export interface Choice {
  value: string;
  label: string;
  /** At the end of the line: a dial code, the step of a grouping. */
  hint?: string | undefined;
  /** In place of the label once it is chosen and the list is closed. */
  chosenLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  icon?: ReactNode;
}

/** The options that can be chosen, without the placeholder. */
export const offered = <Offer extends Choice>(options: readonly Offer[]): Offer[] =>
  options.filter(({ value }) => value !== '');

export const chosenOf = <Offer extends Choice>(options: readonly Offer[], value: string): Offer | undefined =>
  offered(options).find((option) => option.value === value);

export const placeholderOf = (options: readonly Choice[], otherwise = ''): string =>
  options.find(({ value }) => value === '')?.label ?? otherwise;
