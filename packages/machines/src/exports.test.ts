import { expect, it } from 'vitest';
import * as machines from './index';

const exported = [
  'cancelProgress',
  'cancelState',
  'changePasswordMachine',
  'codeHeldUntil',
  'confirmationLimit',
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
  'sentOrdersMachine',
  'sentWithdrawalsMachine',
  'sessionMachine',
  'signUpMachine',
  'stakingMachine',
  'stakingObstacle',
  'stakingOrderMachine',
  'twoFactorMachine',
  'unconfirmedOrders',
  'unconfirmedWithdrawals',
  'verificationMachine',
  'verifications',
  'withdrawalMachine',
];

it('the package offers these names and no others', () => {
  expect(Object.keys(machines).sort()).toEqual(exported);
});
