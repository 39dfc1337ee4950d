import { showCoins } from '../format/figure';

export const signInTitle = (brandName: string): string => `Sign in to ${brandName}`;

export const accountTexts = {
  rememberMe: 'Remember me',
  passwordExpired: 'Your Password has Expired, Please Update New Password',
  registrationsStopped: 'Registrations Stopped.',
  verifyEmail: 'Verify Email',
  welcome: 'Welcome to the exchange.',
  codeResent: 'Resent New OTP on Mail',
  resend: 'Resend code',
  resendIn: (left: string): string => `Resend in ${left}`,
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  checkEmail: 'Check your email',
  checkSpam: "Can't find it? Check your spam folder.",
  alreadyVerified: 'Already verified?',
  backToSignIn: 'Back to sign in',
} as const;

export const neverAsked = 'We never ask for your password, a code or your private keys.';

/** The pages that emailed links lead to. */
export const verificationTexts = {
  account: {
    pending: 'We are verifying your account. Please wait for a while.',
    succeeded: 'Email is verified. Please Login',
    failed: 'Verify token is incorrect or expired.',
  },
  loginActivity: {
    pending: 'We are verifying your login activity. Please wait for a while.',
    succeeded: 'Login activity is Verified.',
    failed: 'Login Activity link is expired.',
  },
  twoFactorDisabling: {
    pending: 'We are disabling your 2FA. Please wait for a while.',
    succeeded: 'Your 2FA is disabled successfully. Please Login',
    failed: 'Error While TFA Disable',
  },
} as const;

export const profileTabs = {
  account: 'My Account',
  changePassword: 'Change Password',
  editProfile: 'Edit Profile',
  security: 'Security',
  kyc: 'KYC',
  referral: 'Referral',
} as const;

export const referralReward = { asset: 'XDC', referrer: '1000', invited: '1500' } as const;

export const referralText = `Once the person you invite signs up and makes their first trade, you receive a reward worth ${/* @__PURE__ */ showCoins(referralReward.referrer, referralReward.asset)} and they receive one worth ${/* @__PURE__ */ showCoins(referralReward.invited, referralReward.asset)}.`;
