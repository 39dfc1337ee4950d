import { serviceFigures } from '@exchange/domain';
import type { LetterOf, LetterTexts } from '#mail/letters';
import type { Link, Message, Sender } from '#mail/message';
import { utc } from '#mail/phrases';
import type { ClosingLetters } from './accountLetters';

const support = ({ publicUrl }: Sender): Link => ({ label: 'Contact support', href: `${publicUrl}/support` });

const wallet = ({ publicUrl }: Sender): Link => ({ label: 'Open wallet', href: `${publicUrl}/wallet` });

const notAsked = (sender: Sender): Message['otherwise'] => ({
  say: "If you didn't ask for this, contact support.",
  link: support(sender),
});

const accountClosed = ({ at, reason, until }: LetterOf<'accountClosed'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} account is closed`,
  title: 'Your account is closed',
  happened: [
    `We've closed your ${sender.brand} account. Trading, deposits and staking have stopped, open orders are cancelled, and every device was signed out.`,
  ],
  facts: [
    { name: 'Time', value: utc(at) },
    { name: 'Reason', value: reason },
    { name: 'Withdraw until', value: utc(until) },
  ],
  steps: [
    {
      say: `You have ${String(serviceFigures.closureDays)} days to withdraw your funds. Sign in as before:`,
      link: wallet(sender),
    },
  ],
  valid: "Stakes that are running end with their current term. Don't send coins to your deposit addresses any more.",
  otherwise: {
    say: "Nothing is taken after that: contact support to have what is left released, or if you didn't ask for this.",
    link: support(sender),
  },
});

const accountReopened = ({ at, reason }: LetterOf<'accountReopened'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} account is open again`,
  title: 'Your account is open again',
  happened: [`We've reopened your ${sender.brand} account. You can use it as before.`],
  facts: [
    { name: 'Time', value: utc(at) },
    { name: 'Reason', value: reason },
  ],
  steps: [],
  valid: 'Orders that were cancelled when it was closed are not placed again.',
  otherwise: notAsked(sender),
});

const fundsReleased = ({ at, reason, until }: LetterOf<'fundsReleased'>, sender: Sender): Message => ({
  subject: `You can withdraw what is left in your ${sender.brand} account`,
  title: 'Withdraw what is left',
  happened: [`We've released the funds in your closed ${sender.brand} account.`],
  facts: [
    { name: 'Time', value: utc(at) },
    { name: 'Reason', value: reason },
    { name: 'Withdraw until', value: utc(until) },
  ],
  steps: [{ say: 'Sign in as before, and withdraw them:', link: wallet(sender) }],
  valid: 'Your account stays closed for everything else.',
  otherwise: notAsked(sender),
});

const full = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;

const nameCorrected = ({ at, reason, from, to }: LetterOf<'nameCorrected'>, sender: Sender): Message => ({
  subject: `The name on your ${sender.brand} account was corrected`,
  title: 'Your name was corrected',
  happened: [`We've corrected the name on your ${sender.brand} account.`],
  facts: [
    { name: 'Time', value: utc(at) },
    { name: 'Before', value: full(from) },
    { name: 'Now', value: full(to) },
    { name: 'Reason', value: reason },
  ],
  steps: [],
  valid: 'Nothing else has changed.',
  otherwise: notAsked(sender),
});

const emailChanged = ({ at, reason, from, to, isNew }: LetterOf<'emailChanged'>, sender: Sender): Message => ({
  subject: `The email address of your ${sender.brand} account was changed`,
  title: 'Your email address was changed',
  happened: [
    isNew
      ? `This is the address of your ${sender.brand} account from now on.`
      : `Your ${sender.brand} account has another email address from now on. This is the last email to this one.`,
  ],
  facts: [
    { name: 'Time', value: utc(at) },
    { name: 'Before', value: from },
    { name: 'Now', value: to },
    { name: 'Reason', value: reason },
  ],
  steps: isNew
    ? [
        {
          say: "Sign in with it and your password. We'll email you a link to verify it first:",
          link: { label: 'Sign in', href: `${sender.publicUrl}/login` },
        },
      ]
    : [],
  valid:
    'Every device was signed out. Withdrawals are locked for 24 hours after the change, and those that were waiting are on hold.',
  otherwise: {
    say: "If you didn't ask for this, contact support now.",
    link: support(sender),
  },
});

export const closingTexts: LetterTexts<keyof ClosingLetters> = {
  accountClosed,
  accountReopened,
  fundsReleased,
  nameCorrected,
  emailChanged,
};
