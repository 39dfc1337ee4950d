import type { ReactNode } from 'react';
import type { Choice } from '../Select/choices';

export interface ComboboxOption extends Choice {
  /** What else finds it, beside label and hint: the two letters of a country. */
  keywords?: readonly string[] | undefined;
  /** Stands below its line, for what is too long to stand in it: a whole address. */
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

/** From the best fit to the loosest; who types `in` means India before Indonesia, and both before China. */
const fits: readonly Fit[] = [
  (option, typed) => plain(option.label) === plain(typed),
  (option, typed) => codesOf(option).includes(code(typed)),
  (option, typed) => plain(option.label).startsWith(plain(typed)),
  (option, typed) => ` ${plain(option.label)}`.includes(` ${plain(typed)}`),
  (option, typed) => codesOf(option).some((found) => found.startsWith(code(typed))),
  (option, typed) => plain(option.label).includes(plain(typed)),
];

/** The choices that fit what is typed, the best fits first, each rank in the order in which they came. */
export const findChoices = <Option extends ComboboxOption>(options: readonly Option[], typed: string): Option[] => {
  if (code(typed) === '') return [...options];
  const ranked = options.map((option) => ({ option, rank: fits.findIndex((isFit) => isFit(option, typed)) }));
  return ranked
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
};

/**
 * What typed text means once the field is left: none where all was deleted, the choice whose whole name it is, as a
 * browser fills it in, and otherwise nothing, so that what was chosen before stays.
 */
export const settle = (options: readonly ComboboxOption[], typed: string): string | undefined => {
  if (typed.trim() === '') return '';
  return options.find(({ label, isDisabled }) => isDisabled !== true && plain(label) === plain(typed))?.value;
};

export const enabled = <Option extends ComboboxOption>(options: readonly Option[]): Option[] =>
  options.filter(({ isDisabled }) => isDisabled !== true);
