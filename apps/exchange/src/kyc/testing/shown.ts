import { fn } from 'storybook/test';
import type { KycFormState } from '../flow/kycState';
import type { KycFields, KycPerson } from '../kycFields';
import type { KycRecord } from '#entities/profile/kycRecord.ts';
import type { KycOnItsOwnProps } from './KycOnItsOwn';
import { photos } from './photos';

export const sam: KycPerson = { firstName: 'Sam', lastName: 'Rivers', country: '' };

export const filled: KycFields = {
  firstName: 'Sam',
  lastName: 'Rivers',
  gender: 'male',
  countries: 'SG',
  docType: 'passport',
  idProof: 'X0000000',
  dob: '1990-05-17',
  doc1: photos.front,
  doc2: photos.back,
  doc3: photos.holding,
};

export const record: KycRecord = {
  id: 'kyc-501',
  firstName: 'Sam',
  lastName: 'Rivers',
  gender: 'male',
  country: 'SG',
  documentType: 'passport',
  documentNumber: 'X0000000',
  dateOfBirth: '1990-05-17',
  pictures: { front: '/files/kyc/img-1.jpg', back: '/files/kyc/img-2.jpg', holding: '/files/kyc/img-3.jpg' },
  submittedAt: Date.UTC(2026, 2, 1, 9, 30),
  reason: undefined,
};

export const formState: KycFormState = {
  kind: 'form',
  isWaiting: false,
  isRecordOld: false,
  typed: undefined,
  captchas: 0,
  sending: undefined,
  interrupted: undefined,
  uploads: {},
  failure: undefined,
  failedSide: undefined,
  hasNotArrived: false,
};

/** The number that the captcha shows. */
export const firstCaptcha = '111111';

/** The view's props for a trader who has sent nothing. */
export const shown = (): KycOnItsOwnProps => ({
  person: sam,
  status: 'NotSubmitted',
  record: undefined,
  pictures: { front: { kind: 'none' }, back: { kind: 'none' }, holding: { kind: 'none' } },
  state: formState,
  brandName: 'XDC Exchange',
  today: '2026-03-02',
  noteDate: '02/03/2026',
  countries: {
    kind: 'ready',
    countries: [
      { id: 'IN', name: 'India', dialCode: '+91' },
      { id: 'SG', name: 'Singapore', dialCode: '+65' },
    ],
  },
  documents: {
    kind: 'ready',
    documents: [
      { id: 'passport', name: 'Passport' },
      { id: 'driving-licence', name: "Driver's license" },
      { id: 'national-id', name: 'National ID Card' },
    ],
  },
  random: () => 0,
  onTyped: fn(),
  onCaptcha: fn(),
  onSubmit: fn(),
  onStop: fn(),
  onRetry: fn(),
  onReplace: fn(),
  onKeep: fn(),
  onLook: fn(),
});
