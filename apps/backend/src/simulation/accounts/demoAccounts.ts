import type { NewTrader } from '../../identity/stores/traders';

export interface DemoAccount {
  email: string;
  firstName: string;
  /** How to sign in, for people who try the demo. */
  meaning: string;
  /** Secret of its authenticator app, as base32. */
  appSecret?: string;
  /** Whether it gets some of every coin. */
  hasFunds?: boolean;
  /** How it differs from an account that signs in with only a password. */
  state?: Partial<NewTrader>;
}

export const demoPassword = 'Demo-1234!';

const approved = 2;

/** One for each way of signing in. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'plain@demo.test',
    firstName: 'Pat',
    meaning: 'just the password; has some of every coin',
    hasFunds: true,
  },
  {
    email: 'twofactor@demo.test',
    firstName: 'Toni',
    meaning: 'an authenticator app with the secret JBSWY3DPEHPK3PXP; KYC approved, has some of every coin',
    hasFunds: true,
    appSecret: 'JBSWY3DPEHPK3PXP',
    state: { kycStatus: approved },
  },
  {
    email: 'mailcode@demo.test',
    firstName: 'Max',
    meaning: 'an emailed code',
    state: { isMailCodeOn: true },
  },
  {
    email: 'newdevice@demo.test',
    firstName: 'Nia',
    meaning: 'a sign-in to confirm by email, once per device',
    state: { checksPlaces: true },
  },
  {
    email: 'expired@demo.test',
    firstName: 'Ezra',
    meaning: 'an expired password, to replace with an emailed code',
    state: { isPasswordExpired: true },
  },
  {
    email: 'unverified@demo.test',
    firstName: 'Una',
    meaning: 'an authenticator app with the secret KRSXG5CTMVRXEZLU; KYC not submitted',
    appSecret: 'KRSXG5CTMVRXEZLU',
  },
];

/** Shown in the terminal at the start. Without a mailbox their emails go to a mail server. */
export const demoAccountLines = (mailboxUrl: string | undefined): string[] => [
  `Demo accounts, all with the password ${demoPassword}, and what else each needs to sign in:`,
  ...demoAccounts.map(({ email, meaning }) => `  ${email.padEnd(22)}${meaning}`),
  ...(mailboxUrl === undefined ? [] : [`Email arrives at ${mailboxUrl}`]),
];
