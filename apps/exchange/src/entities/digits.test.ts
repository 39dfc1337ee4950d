import { expect, it } from 'vitest';
import { readCountries } from '#shared/countries/countries.ts';
import { readKycRecord } from './profile/kycRecord';
import { readProfile } from './profile/profile';
import { readWithdrawal } from './transactions/transaction';

type Digits = string | number;

const person = { firstName: 'Ada', lastName: 'Field', email: 'ada@example.com', documentStatus: 2 } as const;
const withdrawal = {
  status: 'Completed',
  currencyName: 'XRP',
  amount: '25',
  createdAt: '2026-03-01T08:00:00.000Z',
} as const;

/** Where servers send digits as text or as a number. */
const readers: readonly [what: string, read: (digits: Digits) => unknown][] = [
  [
    'the dial code of a country',
    (digits) => readCountries({ data: [{ countryId: 'SG', name: 'S', dialCode: digits }] }),
  ],
  ['the dial code of a trader', (digits) => readProfile({ ...person, mobileISD: digits }).isdCode],
  ['a telephone number', (digits) => readProfile({ ...person, mobileNo: digits }).phone],
  ['a postal code', (digits) => readProfile({ ...person, postalCode: digits }).postalCode],
  ['the number of a document', (digits) => readKycRecord({ kyc: { uniqueId: 'k-1', docUniqueNo: digits } })],
  ['a destination tag', (digits) => readWithdrawal({ ...withdrawal, destinationTag: digits }).destinationTag],
];

it.each(readers)('%s is read the same, whether it is text or a number [CAL-514]', (_, read) => {
  expect(read(65)).toEqual(read('65'));
});
