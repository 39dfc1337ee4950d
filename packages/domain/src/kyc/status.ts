import { kycTexts } from '../messages/kyc';

export type KycStatus = keyof typeof kycTexts.states;

/** As the exchange stores and sends them. */
export const kycStatusNumbers = {
  NotSubmitted: 0,
  Submitted: 1,
  Approved: 2,
  Rejected: 3,
} as const satisfies Readonly<Record<KycStatus, number>>;

const readings = new Map<string, KycStatus>([
  [String(kycStatusNumbers.NotSubmitted), 'NotSubmitted'],
  ['pending', 'NotSubmitted'],
  [String(kycStatusNumbers.Submitted), 'Submitted'],
  ['submitted', 'Submitted'],
  [String(kycStatusNumbers.Approved), 'Approved'],
  ['approved', 'Approved'],
  [String(kycStatusNumbers.Rejected), 'Rejected'],
  ['rejected', 'Rejected'],
]);

/** The only reader of document statuses; an unknown status grants nothing. */
export const readKycStatus = (status: unknown): KycStatus =>
  typeof status === 'string' || typeof status === 'number'
    ? (readings.get(String(status).toLowerCase()) ?? 'NotSubmitted')
    : 'NotSubmitted';

export const kycLabel = (status: KycStatus): string => kycTexts.states[status];

interface KycTabSituation {
  hasProfile: boolean;
  hasCountries: boolean;
  documentStatus: unknown;
}

export const showsKycTab = ({ hasProfile, hasCountries, documentStatus }: KycTabSituation): boolean =>
  hasProfile && hasCountries && readKycStatus(documentStatus) !== 'Approved';
