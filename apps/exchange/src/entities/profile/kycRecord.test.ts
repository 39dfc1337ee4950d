import { expect, it } from 'vitest';
import { readKnownKyc, readKycRecord } from './kycRecord';

it('reads the last submission, with its pictures and the reason', () => {
  const kyc = {
    uniqueId: 'kyc-501',
    imgUniqueId: 'img-1',
    imgUniqueId_2: 'img-2',
    imgUniqueId_3: 'img-3',
    firstName: 'Kim',
    gender: 1,
    dob: '1992-11-03T00:00:00.000Z',
    image: '/files/kyc/img-1.jpg',
    image_2: null,
    submittedAt: '2026-03-01T09:30:00Z',
    reason: 'Blurred.',
  };
  expect(readKycRecord({ kyc })).toMatchObject({
    id: 'kyc-501',
    firstName: 'Kim',
    lastName: '',
    gender: 'female',
    dateOfBirth: '1992-11-03',
    pictures: { front: '/files/kyc/img-1.jpg', back: undefined, holding: undefined },
    submittedAt: Date.UTC(2026, 2, 1, 9, 30),
    reason: 'Blurred.',
  });
  expect(readKnownKyc({ documentStatus: 3, kyc })).toEqual({
    status: 'Rejected',
    recordId: 'kyc-501',
    pictureIds: ['img-1', 'img-2', 'img-3'],
  });
});

it('reads a status without a record', () => {
  expect(readKycRecord({ kyc: null })).toBeUndefined();
  expect(readKnownKyc({ documentStatus: 'Submitted', kyc: null })).toEqual({
    status: 'Submitted',
    recordId: undefined,
    pictureIds: [],
  });
});
