import type { Answered } from '@exchange/api';
import { allOf, fieldTexts, required, withCountryPlaceholder, type Rule } from '@exchange/domain';
import type { ComboboxOption } from '@exchange/ui';

export interface Country {
  /** Two letters. */
  id: string;
  name: string;
  dialCode: string;
}

export type CountriesState =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void; isRetrying: boolean }
  | { kind: 'ready'; countries: readonly Country[] };

export const readCountries = ({ data }: Answered<'countries'>): Country[] =>
  data.map(({ countryId, name, dialCode }) => ({ id: countryId, name, dialCode: String(dialCode) }));

export const countriesIn = (state: CountriesState): readonly Country[] =>
  state.kind === 'ready' ? state.countries : [];

export const countryOf = (countries: readonly Country[], id: string): Country | undefined =>
  countries.find((country) => country.id === id);

export const countryChoices = (countries: readonly Country[]): ComboboxOption[] => [
  ...withCountryPlaceholder([]),
  ...countries.map(({ id, name, dialCode }) => ({ value: id, label: name, hint: dialCode, keywords: [id] })),
];

/** An unlisted country counts as not chosen. */
export const listed = (countries: readonly Country[]): Rule =>
  allOf(required, (id) => (countryOf(countries, id) ? undefined : fieldTexts.country));
