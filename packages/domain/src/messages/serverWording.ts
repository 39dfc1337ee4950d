/** Sentences of the server that decide something, or that our own server uses as well. */
export const serverWording = {
  loggedIn: 'Login successfully.',
  twoFactorWanted: 'Please Enter 2FA',
  newLoginActivity: 'Please check your email for OTP to verify login activity.',
  loginActivityVerified: 'User New Login Activity Verified Successfully.',
  loginActivityRefused: 'Login Activity Token Incorrect.',
  passwordReset: 'Password Reset Successful, please login',
  accountVerified: 'User verified Successfully.',
  verificationRefused: 'verify_token incorrect or expired.',
  twoFactorDisabled: 'User 2FA status disabled successfully',
  twoFactorOff: 'disabled',
  codeVerified: 'OTP Verified Successfully',
  sessionKept: 'User JWT Successfully',
  sessionEnded: 'please login again',
} as const;

export const txHashRefusal = (value: string): string => `Your txHash value : ${value} is invalid`;
