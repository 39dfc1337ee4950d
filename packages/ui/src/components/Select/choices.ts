import type { ReactNode } from 'react';

/** One of the things a list offers. The one with an empty value is no choice: its label stands where none is made yet. */
export interface Choice {
  value: string;
  label: string;
  /** Stands at the end of its line: a dial code, the step a grouping makes. */
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  icon?: ReactNode;
}

/** What can be chosen. */
export const offered = <Offer extends Choice>(options: readonly Offer[]): Offer[] =>
  options.filter(({ value }) => value !== '');

export const chosenOf = <Offer extends Choice>(options: readonly Offer[], value: string): Offer | undefined =>
  offered(options).find((option) => option.value === value);

export const placeholderOf = (options: readonly Choice[], otherwise = ''): string =>
  options.find(({ value }) => value === '')?.label ?? otherwise;
