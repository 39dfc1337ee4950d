import type { SafetyName } from './account/safety';
import { profileTabs, serviceFigures, type KycStatus, type WithdrawalObstacle } from '@exchange/domain';
import type { ProfilePlace } from './profilePlace';

export const profileTexts = {
  title: 'Profile',
  tabs: 'Profile sections',
  loading: 'Loading your profile',
} as const;

export const profilePlaceTexts: Readonly<Record<ProfilePlace, string>> = {
  account: profileTabs.account,
  password: profileTabs.changePassword,
  edit: profileTabs.editProfile,
  security: profileTabs.security,
  kyc: profileTabs.kyc,
  referral: profileTabs.referral,
};

const withdrawals: Readonly<Record<Exclude<WithdrawalObstacle, 'waitingPeriod'>, string>> = {
  kyc: 'Locked until your identity is verified',
  kycReview: 'Locked until your documents are checked',
  twoFactor: 'Locked until your authenticator app is on',
};

const kycHints: Readonly<Record<KycStatus, string>> = {
  NotSubmitted: 'You need it to withdraw, not to trade.',
  Submitted: `We're checking your documents. This takes ${serviceFigures.kycHours} working hours.`,
  Approved: '',
  Rejected: "Your documents weren't accepted. The reason is in the KYC tab.",
};

/** What a trader can do in the KYC tab. */
const kycWays: Readonly<Record<KycStatus, string>> = {
  NotSubmitted: 'Verify your identity',
  Submitted: 'See what you sent',
  Approved: '',
  Rejected: 'See why',
};

export const accountTexts = {
  details: 'Account details',
  name: 'Name',
  email: 'Email',
  kyc: 'KYC status',
  kycHints,
  kycWays,
  referralCode: 'Referral code',
  noReferralCode: 'None yet',
  twoFactor: 'Two-factor authentication',
  twoFactorStates: { app: 'On', mail: 'By email', none: 'Off' },
  toSecurity: 'Security settings',
  withdrawals: 'Withdrawals',
  withdrawalsOpen: 'Enabled',
  withdrawalsClosed: withdrawals,
  withdrawalsWaiting: (left: string): string => `Unlocks in ${left}`,
  withdrawalsWaitingUnknown: 'Locked for up to 24 hours',
  edit: 'Edit profile',
} as const;

interface SafetyTexts {
  name: string;
  why: string;
  todo: string;
}

const safetyItems: Readonly<Record<SafetyName, SafetyTexts>> = {
  app: {
    name: 'Authenticator app',
    why: "Someone who learns your password still can't sign in. You need it to withdraw and to stake.",
    todo: 'Turn it on',
  },
  recovery: {
    name: 'Recovery codes',
    why: 'They let you in if you lose your phone. You get ten when you turn the app on, and can make new ones.',
    todo: 'See your codes',
  },
  word: {
    name: 'Anti-phishing word',
    why: "It's in every email from us, so that you recognise the others.",
    todo: 'Choose a word',
  },
  identity: {
    name: 'Verified identity',
    why: 'It ties the account to you. You need it to withdraw.',
    todo: 'Go to KYC',
  },
};

export const safetyTexts = {
  title: 'Account safety',
  count: (done: number, all: number): string => `${String(done)} of ${String(all)} done`,
  done: 'done',
  open: 'to do',
  items: safetyItems,
} as const;
