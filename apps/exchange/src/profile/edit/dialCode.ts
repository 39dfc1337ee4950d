import type { Country } from '#shared/countries/countries.ts';

const digitsOf = (dialCode: string): string => dialCode.replace(/\D/g, '');

interface CountryChange {
  from: Country | undefined;
  to: Country | undefined;
  typed: string;
}

/** The dial code after choosing another country: that country's, unless the trader typed a different one. */
export const dialCodeAfter = ({ from, to, typed }: CountryChange): string => {
  const isOwn = typed.trim() !== '' && digitsOf(typed) !== digitsOf(from?.dialCode ?? '');
  return isOwn || to === undefined ? typed : to.dialCode;
};
