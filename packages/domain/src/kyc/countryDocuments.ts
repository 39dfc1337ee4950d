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

/** All accepted documents, for countries we know nothing about. */
export const kycDocuments: readonly KycDocument[] = [
  ...travelAndDriving,
  { docTypeId: 'national-id', name: nationalId },
];

/** These countries issue no identity card to their citizens. */
const withoutNationalId: ReadonlySet<string> = new Set(['AU', 'CA', 'DK', 'GB', 'NZ', 'US']);

/** The documents accepted from a country's residents. */
export const kycDocumentsOf = (countryId: string): readonly KycDocument[] =>
  withoutNationalId.has(countryId) ? travelAndDriving : kycDocuments;
