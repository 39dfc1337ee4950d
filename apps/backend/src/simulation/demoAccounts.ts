import type { NewTrader } from '../areas/accounts/traders';

export interface DemoAccount {
  email: string;
  firstName: string;
  /** How it logs in, for who tries it. */
  meaning: string;
  /** What its authenticator app is set up with, as base32. */
  appSecret?: string;
  /** Whether it is given some of every coin. */
  hasFunds?: boolean;
  /** What sets it apart from an account that logs in by its password alone. */
  state?: Partial<NewTrader>;
}

export const demoPassword = 'Demo-1234!';

const approved = 2;

/** One for each way of logging in. */
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

/** What a person at the terminal is told of them; without a mailbox their mails are somewhere else. */
export const demoAccountLines = (mailboxUrl: string | undefined): string[] => [
  `Demo accounts, all with the password ${demoPassword}, and what else each needs to sign in:`,
  ...demoAccounts.map(({ email, meaning }) => `  ${email.padEnd(22)}${meaning}`),
  ...(mailboxUrl === undefined ? [] : [`Email arrives at ${mailboxUrl}`]),
];
