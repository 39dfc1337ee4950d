import { expect, it } from 'vitest';
import { serverWording, txHashRefusal } from './serverWording';
import { walletTexts } from './wallet/wallet';

it.each([
  ['Your txHash value : 0x12 is invalid', txHashRefusal('0x12')],
  ['Please check your email for OTP to verify login activity.', serverWording.newLoginActivity],
  ['Password Reset Successful, please login', serverWording.passwordReset],
  ['Please Enter 2FA', serverWording.twoFactorWanted],
  ['verify_token incorrect or expired.', serverWording.verificationRefused],
  ['User verified Successfully.', serverWording.accountVerified],
  ['Login successfully.', serverWording.loggedIn],
  ['User New Login Activity Verified Successfully.', serverWording.loginActivityVerified],
  ['Login Activity Token Incorrect.', serverWording.loginActivityRefused],
  ['User 2FA status disabled successfully', serverWording.twoFactorDisabled],
  ['User JWT Successfully', serverWording.sessionKept],
  ['please login again', serverWording.sessionEnded],
  ['OTP Verified Successfully', serverWording.codeVerified],
])('%j is said to the letter', (documented, said) => {
  expect(said).toBe(documented);
});

it('the wallet says what it is for and how long things take', () => {
  expect(walletTexts.purpose).toMatch(/trading and staking only/);
  expect(walletTexts.onlyErc20Usdt).toMatch(/Only ERC20 USDT/);
  expect(walletTexts.largerWithdrawals).toMatch(/Larger .*6-12 hours/);
  expect(walletTexts.delivery).toMatch(/up to 24 hours/);
});
