import { deviceName } from '@exchange/domain';
import type { LetterOf, LetterTexts } from '#mail/letters';
import type { SecurityLetters } from './accountLetters';
import type { Message, Sender } from '#mail/message';
import { codeIsShort, keepCode, newPasswordLink, somebodyKnows, utc } from '#mail/phrases';

/** For changes that need the password and the email account, or a stolen session. */
const emailFirst = (sender: Sender): Message['otherwise'] => ({
  say: "If this wasn't you, someone else can get into your account. Change your email account's password first, then choose a new one here:",
  link: newPasswordLink(sender),
});

const newDevice = ({ at, address, device }: LetterOf<'newDevice'>, sender: Sender): Message => ({
  subject: `A new device signed in to your ${sender.brand} account`,
  title: 'New sign-in to your account',
  happened: [`Someone signed in to your ${sender.brand} account from a new device or network.`],
  facts: [
    { name: 'Time', value: utc(at) },
    { name: 'IP address', value: address },
    { name: 'Device', value: deviceName(device) },
  ],
  steps: [],
  valid: "If this was you, there's nothing to do. Your profile lists every device that is signed in.",
  otherwise: somebodyKnows(sender, 'act now.'),
});

const factorNames = { app: 'two-factor authentication', mail: 'sign-in codes by email' } as const;

const twoFactorCode = ({ code, factor, turnsOn }: LetterOf<'twoFactorCode'>, sender: Sender): Message => {
  const what = `${factorNames[factor]} ${turnsOn ? 'on' : 'off'}`;
  return {
    subject: `Your ${sender.brand} code to turn ${what}`,
    title: `Turn ${what}`,
    happened: [
      `We received a request to turn ${what} for your ${sender.brand} account, from a device that is signed in.`,
    ],
    facts: [],
    steps: [{ say: `Enter this code to turn ${what}:`, code }],
    valid: codeIsShort,
    otherwise: somebodyKnows(sender, keepCode),
  };
};

const passwordChanged = ({ at }: LetterOf<'passwordChanged'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} password was changed`,
  title: 'Your password was changed',
  happened: [`The password for your ${sender.brand} account was changed.`],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid:
    'Every other device was signed out. Sign in there with your new password. Withdrawals are locked for 24 hours after the change.',
  otherwise: emailFirst(sender),
});

const twoFactorEnabled = ({ endsMailCodes = false, at }: LetterOf<'twoFactorEnabled'>, sender: Sender): Message => ({
  subject: `Two-factor authentication was turned on for your ${sender.brand} account`,
  title: 'Two-factor authentication was turned on',
  happened: [
    `Two-factor authentication was turned on for your ${sender.brand} account. From now on, you'll need a code from your authenticator app to sign in.`,
    'Ten recovery codes came with it. Each signs you in once if you lose your phone, so keep them somewhere safe.',
    ...(endsMailCodes ? ["It replaces the codes that we emailed you: there won't be any more of those."] : []),
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: 'Withdrawals stay locked for 24 hours after it was turned on.',
  otherwise: emailFirst(sender),
});

const twoFactorDisabled = ({ at }: LetterOf<'twoFactorDisabled'>, sender: Sender): Message => ({
  subject: `Two-factor authentication was turned off for your ${sender.brand} account`,
  title: 'Two-factor authentication was turned off',
  happened: [
    `Two-factor authentication was turned off for your ${sender.brand} account. You no longer need a code from your authenticator app to sign in.`,
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: 'Withdrawals stay locked until you turn two-factor authentication back on in your profile.',
  otherwise: emailFirst(sender),
});

const mailCodesEnabled = ({ endsApp, at }: LetterOf<'mailCodesEnabled'>, sender: Sender): Message => ({
  subject: `Sign-in codes by email were turned on for your ${sender.brand} account`,
  title: 'Sign-in codes by email were turned on',
  happened: [
    `Sign-in codes by email were turned on for your ${sender.brand} account. From now on, we'll email you a code whenever you sign in.`,
    ...(endsApp ? ['They replace your authenticator app, which was turned off.'] : []),
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: endsApp
    ? 'Withdrawals stay locked until you turn the authenticator app back on in your profile.'
    : 'You can change this in your profile. Withdrawing and staking need an authenticator app instead.',
  otherwise: emailFirst(sender),
});

const mailCodesDisabled = ({ at }: LetterOf<'mailCodesDisabled'>, sender: Sender): Message => ({
  subject: `Sign-in codes by email were turned off for your ${sender.brand} account`,
  title: 'Sign-in codes by email were turned off',
  happened: [
    `Sign-in codes by email were turned off for your ${sender.brand} account. Your password is all it takes to sign in now.`,
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: 'You can turn two-factor authentication on in your profile.',
  otherwise: emailFirst(sender),
});

const recoveryCodesMade = ({ at }: LetterOf<'recoveryCodesMade'>, sender: Sender): Message => ({
  subject: `New recovery codes for your ${sender.brand} account`,
  title: 'New recovery codes were made',
  happened: [
    `Ten new recovery codes were made for your ${sender.brand} account, with a code from your authenticator app. The earlier ones no longer work.`,
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: 'Each signs you in once if you lose your phone. Keep them somewhere safe.',
  otherwise: emailFirst(sender),
});

const leftTexts = (left: number): string => {
  if (left === 0) return 'That was your last one. Make new ones in your profile, with a code from your app.';
  return `You have ${left === 1 ? '1 recovery code' : `${String(left)} recovery codes`} left.`;
};

const recoveryCodeUsed = (letter: LetterOf<'recoveryCodeUsed'>, sender: Sender): Message => ({
  subject: `A recovery code was used for your ${sender.brand} account`,
  title: 'A recovery code was used',
  happened: [
    `A recovery code was entered to sign in to your ${sender.brand} account, instead of a code from your authenticator app. ${leftTexts(letter.left)}`,
  ],
  facts: [
    { name: 'Time', value: utc(letter.at) },
    { name: 'IP address', value: letter.address },
    { name: 'Device', value: deviceName(letter.device) },
  ],
  steps: [],
  valid:
    "If you've lost your authenticator app, sign out and choose 'Email me the link' where signing in asks for its code. The link turns two-factor off, so that you can set up another app.",
  otherwise: somebodyKnows(sender, 'act now: the code was right.'),
});

const passkeyAdded = ({ name, at }: LetterOf<'passkeyAdded'>, sender: Sender): Message => ({
  subject: `A passkey was added to your ${sender.brand} account`,
  title: 'A passkey was added',
  happened: [
    `A passkey was added to your ${sender.brand} account. It signs in without your password, and confirms changes to your account.`,
  ],
  facts: [
    { name: 'Passkey', value: name },
    { name: 'Time', value: utc(at) },
  ],
  steps: [],
  valid: 'You can rename and remove your passkeys in your profile.',
  otherwise: somebodyKnows(sender, 'remove the passkey in your profile first.'),
});

const passkeyRemoved = ({ name, at }: LetterOf<'passkeyRemoved'>, sender: Sender): Message => ({
  subject: `A passkey was removed from your ${sender.brand} account`,
  title: 'A passkey was removed',
  happened: [`A passkey was removed from your ${sender.brand} account. It can no longer sign in or confirm changes.`],
  facts: [
    { name: 'Passkey', value: name },
    { name: 'Time', value: utc(at) },
  ],
  steps: [],
  valid: 'Your device may still offer it when you sign in. You can delete it there, too.',
  otherwise: somebodyKnows(sender, 'act now.'),
});

const antiPhishingWordChanged = ({ at, isRemoved }: LetterOf<'antiPhishingWordChanged'>, sender: Sender): Message => ({
  subject: `The anti-phishing word for your ${sender.brand} account was ${isRemoved ? 'removed' : 'changed'}`,
  title: `Your anti-phishing word was ${isRemoved ? 'removed' : 'changed'}`,
  happened: [
    isRemoved
      ? `The anti-phishing word for your ${sender.brand} account was removed. This is the last email that has one.`
      : `The anti-phishing word for your ${sender.brand} account was changed. It's at the top of this email.`,
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: isRemoved
    ? "From now on our emails won't include a word."
    : "From now on it's in every email from us. An email without it isn't from us.",
  otherwise: somebodyKnows(sender, 'act now.'),
});

export const securityTexts: LetterTexts<keyof SecurityLetters> = {
  newDevice,
  twoFactorCode,
  passwordChanged,
  twoFactorEnabled,
  twoFactorDisabled,
  mailCodesEnabled,
  mailCodesDisabled,
  recoveryCodesMade,
  recoveryCodeUsed,
  passkeyAdded,
  passkeyRemoved,
  antiPhishingWordChanged,
};
