import { kycTexts } from '../messages/kyc';

export type KycStatus = keyof typeof kycTexts.states;

const readings = new Map<string, KycStatus>([
  ['0', 'NotSubmitted'],
  ['pending', 'NotSubmitted'],
  ['1', 'Submitted'],
  ['submitted', 'Submitted'],
  ['2', 'Approved'],
  ['approved', 'Approved'],
  ['3', 'Rejected'],
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
