import { expect, it } from 'vitest';
import { kycDocumentsOf } from './countryDocuments';

it('residents show a passport, a licence or an identity card, where their country issues one', () => {
  const names = (country: string) => kycDocumentsOf(country).map(({ name }) => name);
  expect(names('SG')).toEqual(['Passport', "Driver's license", 'National ID Card']);
  expect(names('GB')).toEqual(['Passport', "Driver's license"]);
});
