import { expect, it } from 'vitest';
import { readProfile } from './profile';

it("reads a new trader's missing details as empty, and the secret that is being set up", () => {
  const profile = readProfile({
    firstName: 'Sam',
    lastName: 'Rivers',
    email: 'sam@example.com',
    documentStatus: 0,
    tfaStatus: '0',
    tfaCode: 'JBSWY3DPEHPK3PXP',
    mobileISD: null,
    countryId: null,
    referralCode: '',
  });
  expect(profile).toMatchObject({ isdCode: '', phone: '', country: '', kyc: 'NotSubmitted', secondFactor: 'none' });
  expect(profile.setUpSecret).toBe('JBSWY3DPEHPK3PXP');
  expect(profile.referralCode).toBeUndefined();
  expect(profile.antiPhishingWord).toBeUndefined();
});

it.each([
  [1, true],
  ['1', true],
  ['enable', true],
  [0, false],
  ['disable', false],
  [undefined, false],
] as const)('reads two-factor status %j as on: %s', (tfaStatus, isOn) => {
  const wire = { firstName: 'A', lastName: 'B', email: 'a@example.com', documentStatus: 2 } as const;
  expect(readProfile({ ...wire, ...(tfaStatus !== undefined && { tfaStatus }) }).secondFactor).toBe(
    isOn ? 'app' : 'none',
  );
});
