import { expect, it } from 'vitest';
import * as machines from './index';

const exported = [
  'cancelProgress',
  'cancelState',
  'changePasswordMachine',
  'codeHeldUntil',
  'confirmationLimit',
  'createSentRequestsMachine',
  'depositMachine',
  'forgotPasswordMachine',
  'kycPhotoMachine',
  'kycSubmissionMachine',
  'loginMachine',
  'orderCancellingMachine',
  'orderEntryMachine',
  'photoToSend',
  'quickSwapMachine',
  'ratioSwapMachine',
  'refusedPasswordField',
  'requestFormMachine',
  'resending',
  'resetPasswordMachine',
  'sessionMachine',
  'signUpMachine',
  'stakingMachine',
  'stakingObstacle',
  'stakingOrderMachine',
  'twoFactorMachine',
  'unconfirmedIn',
  'verificationMachine',
  'verifications',
  'withdrawalMachine',
];

it('the package offers these names and no others', () => {
  expect(Object.keys(machines).sort()).toEqual(exported);
});
