import {
  accountTexts,
  fieldTexts,
  mostPasskeys,
  passkeyTexts,
  recoveryCodeTexts,
  serverWording,
} from '@exchange/domain';
import { isRefused, refuse, type Refused } from '../contract/handlers';

export const wrongAppCodeText = 'Wrong 2FA code.';

/** For a wrong code of the authenticator app; calls name its field differently. */
export const refuseAppCode = (field: string): Refused => refuse(400, wrongAppCodeText, field, 'wrong_two_factor_code');

/** A passkey is all there is to confirm this with, and it didn't. */
export const notConfirmed = (field: string): Refused =>
  refuse(400, passkeyTexts.notConfirmed, field, 'wrong_two_factor_code');

/** Every refusal of this area, in one place. */
export const refusals = {
  registrationsStopped: refuse(403, accountTexts.registrationsStopped),
  unknownReferralCode: refuse(400, "This referral code doesn't exist.", 'referral_code'),
  wrongCredentials: refuse(401, 'Wrong email or password.'),
  notVerified: refuse(403, 'Verify your email address first.', undefined, 'email_not_verified'),
  wrongAppLoginCode: refuse(401, fieldTexts.mailCode, 'otp', 'wrong_two_factor_code'),
  wrongMailLoginCode: refuse(401, fieldTexts.mailCode, 'otp', 'wrong_email_code'),
  wrongRecoveryCode: refuse(401, recoveryCodeTexts.refused, 'recoveryCode', 'wrong_two_factor_code'),
  wrongMailCode: refuse(400, fieldTexts.mailCode, 'otp', 'wrong_email_code'),
  wrongAppCode: refuseAppCode('tfaCode'),
  wrongCurrentPassword: refuse(400, 'Wrong current password.', 'oldPassword'),
  wrongCode: refuseAppCode('code'),
  alreadyOn: refuse(409, 'Two-factor authentication is already on.'),
  alreadyOff: refuse(409, 'Two-factor authentication is already off.'),
  appIsOff: refuse(409, 'Turn on the authenticator app first.'),
  mailCodesAlreadyOn: refuse(409, 'Sign-in codes by email are already on.'),
  mailCodesAlreadyOff: refuse(409, 'Sign-in codes by email are already off.'),
  mailCodeFirst: refuse(403, 'Verify the code we emailed you first.'),
  noSuchPart: refuse(400, "This part of the log can't be found. Refresh the log.", 'before'),
  nothingToVerify: refuse(409, 'This sign-in has expired. Sign in again.'),
  wrongActivityToken: refuse(400, serverWording.loginActivityRefused, 'loginActivityToken'),
  activityLinkExpired: refuse(400, serverWording.loginActivityRefused),
  accountLinkExpired: refuse(400, serverWording.verificationRefused),
  linkExpired: refuse(400, 'This link is no longer valid. Request a new one.'),
  resetLinkExpired: refuse(400, 'This link is no longer valid. Request a new one.', 'forgotCode'),
  passkeyRefused: refuse(400, passkeyTexts.notAccepted, 'credential'),
  passkeySignInRefused: refuse(401, passkeyTexts.notAccepted),
  passkeyKnown: refuse(409, 'This passkey has already been added.', 'credential'),
  tooManyPasskeys: refuse(409, `You can have up to ${String(mostPasskeys)} passkeys. Remove one first.`),
  noPasskey: refuse(409, "You don't have a passkey."),
  unknownPasskey: refuse(404, "This passkey doesn't exist any more.", 'id'),
  passwordFirst: refuse(403, 'Your password has expired. Sign in with it to choose a new one.'),
  samePassword: refuse(400, 'The new password must be different from the old one.', 'newPassword'),
  loggedOut: refuse(401, serverWording.sessionEnded, undefined, 'session_ended'),
} as const satisfies Record<string, Refused>;

export const isTooMany = (answer: unknown): boolean => isRefused(answer) && answer.refused === 429;

/** Includes the time to wait, rounded up to whole seconds. */
export const tooManyTries = (waitMs: number): Refused => ({
  ...refuse(429, 'Too many attempts. Wait a moment and try again.'),
  retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
});
