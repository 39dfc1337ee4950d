import { kycTexts } from '../messages/kyc';

export interface KycDocument {
  docTypeId: string;
  name: string;
}

const { passport, drivingLicence, nationalId } = kycTexts.documents;

const travelAndDriving: readonly KycDocument[] = [
  { docTypeId: 'passport', name: passport },
  { docTypeId: 'driving-licence', name: drivingLicence },
];

/** All that are accepted, where nothing is known of the country. */
export const kycDocuments: readonly KycDocument[] = [
  ...travelAndDriving,
  { docTypeId: 'national-id', name: nationalId },
];

/** They issue no identity card to their citizens. */
const withoutNationalId: ReadonlySet<string> = new Set(['AU', 'CA', 'DK', 'GB', 'NZ', 'US']);

/** What a country's residents may show. */
export const kycDocumentsOf = (countryId: string): readonly KycDocument[] =>
  withoutNationalId.has(countryId) ? travelAndDriving : kycDocuments;
