import type { ReactNode } from 'react';
import type { Choice } from '../Select/choices';

export interface ComboboxOption extends Choice {
  /** More terms to find it by, besides label and hint: the two letters of a country. */
  keywords?: readonly string[] | undefined;
  /** Below the label, for anything too long for one line: a full address. */
  detail?: ReactNode;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const code = (text: string): string => plain(text).replaceAll(' ', '');

const codesOf = ({ hint = '', keywords = [] }: ComboboxOption): string[] => [hint, ...keywords].map(code);

type Fit = (option: ComboboxOption, typed: string) => boolean;

/** Best match first: `in` finds India before Indonesia, and both before China. */
const fits: readonly Fit[] = [
  (option, typed) => plain(option.label) === plain(typed),
  (option, typed) => codesOf(option).includes(code(typed)),
  (option, typed) => plain(option.label).startsWith(plain(typed)),
  (option, typed) => ` ${plain(option.label)}`.includes(` ${plain(typed)}`),
  (option, typed) => codesOf(option).some((found) => found.startsWith(code(typed))),
  (option, typed) => plain(option.label).includes(plain(typed)),
];

/** The matching options, best first; equal matches keep their order. */
export const findChoices = <Option extends ComboboxOption>(options: readonly Option[], typed: string): Option[] => {
  if (code(typed) === '') return [...options];
  const ranked = options.map((option) => ({ option, rank: fits.findIndex((isFit) => isFit(option, typed)) }));
  return ranked
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
};

/**
 * What the text means when the field is left: empty clears the choice, and the full name of an option (as browsers
 * autofill it) chooses it. Anything else returns undefined and keeps the previous choice.
 */
export const settle = (options: readonly ComboboxOption[], typed: string): string | undefined => {
  if (typed.trim() === '') return '';
  return options.find(({ label, isDisabled }) => isDisabled !== true && plain(label) === plain(typed))?.value;
};

export const enabled = <Option extends ComboboxOption>(options: readonly Option[]): Option[] =>
  options.filter(({ isDisabled }) => isDisabled !== true);
