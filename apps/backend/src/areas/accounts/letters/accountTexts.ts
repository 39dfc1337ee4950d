import { deviceName } from '@exchange/domain';
import type { LetterOf, LetterTexts } from '#mail/letters';
import type { Message, Sender } from '#mail/message';
import { codeIsShort, keepCode, linkIsShort, somebodyKnows, utc } from '#mail/phrases';
import type { AccountLetters } from './accountLetters';
import { closingTexts } from './closingTexts';
import { securityTexts } from './securityTexts';

const verifyAccount = ({ firstName, link }: LetterOf<'verifyAccount'>, { brand }: Sender): Message => ({
  subject: `Verify your email for ${brand}`,
  title: 'Verify your email',
  happened: [`Hello ${firstName},`, `Thanks for signing up to ${brand} with this email address.`],
  facts: [],
  steps: [
    {
      say: 'Verify your email address to sign in for the first time:',
      link: { label: 'Verify email', href: link },
    },
  ],
  valid: 'This link is valid for 24 hours and works once.',
  otherwise: {
    say: "If you didn't sign up, you can ignore this email: nobody can sign in to the account until the address is verified.",
  },
});

const alreadyRegistered = ({ link }: LetterOf<'alreadyRegistered'>, { brand }: Sender): Message => ({
  subject: `You already have a ${brand} account`,
  title: 'You already have an account',
  happened: [`Someone tried to sign up to ${brand} with this email address, which already has an account.`],
  facts: [],
  steps: [
    {
      say: "If this was you, sign in with your password. If you don't remember it, choose a new one:",
      link: { label: 'Choose a new password', href: link },
    },
  ],
  valid: linkIsShort,
  otherwise: { say: "If this wasn't you, you can ignore this email: nothing about your account has changed." },
});

const codeFirst = ({ code, address, at }: LetterOf<'codeFirst'>, { brand, publicUrl }: Sender): Message => ({
  subject: `Your ${brand} sign-in code`,
  title: 'Your sign-in code for a new device',
  happened: [
    `A device you haven't used before is trying to sign in to your ${brand} account. Because of failed attempts or your settings, we ask for this code before we check a password from a new device.`,
  ],
  facts: [
    { name: 'Time', value: utc(at) },
    { name: 'IP address', value: address },
  ],
  steps: [{ say: 'If this was you, enter this code on the sign-in page:', code }],
  valid: 'This code is valid for 15 minutes and works once. Until then we send no other.',
  otherwise: {
    say: "If this wasn't you, you can ignore this email and keep the code to yourself: without it nobody can try a password. Your profile lists the attempts.",
    link: { label: 'See the attempts', href: `${publicUrl}/profile` },
  },
});

const loginCode = ({ code }: LetterOf<'loginCode'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} sign-in code`,
  title: 'Your sign-in code',
  happened: [`We received a request to sign in to ${sender.brand} with your password.`],
  facts: [],
  steps: [{ say: 'Enter this code to continue:', code }],
  valid: codeIsShort,
  otherwise: somebodyKnows(sender, keepCode),
});

const loginActivity = (letter: LetterOf<'loginActivity'>, sender: Sender): Message => ({
  subject: `New sign-in to your ${sender.brand} account`,
  title: 'Was this you?',
  happened: [`We received a request to sign in to ${sender.brand} with your password, from a new device or network.`],
  facts: [
    { name: 'Time', value: utc(letter.at) },
    { name: 'IP address', value: letter.address },
    { name: 'Device', value: deviceName(letter.device) },
  ],
  steps: [
    { say: 'If this was you, enter this code on the sign-in page:', code: letter.code },
    {
      say: 'Or confirm the sign-in with this link, then sign in again:',
      link: { label: 'Confirm sign-in', href: letter.link },
    },
  ],
  valid: 'The code is valid for 2 minutes, the link for 30 minutes. Each works once.',
  otherwise: somebodyKnows(sender, "don't confirm it: nobody gets in until you do."),
});

const expiredPassword = ({ code }: LetterOf<'expiredPassword'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} password has expired`,
  title: 'Your password has expired',
  happened: [`We received a request to sign in to ${sender.brand} with your password. The password has expired.`],
  facts: [],
  steps: [{ say: 'Enter this code with your new password:', code }],
  valid: codeIsShort,
  otherwise: somebodyKnows(sender, keepCode),
});

const resetPassword = ({ link }: LetterOf<'resetPassword'>, { brand }: Sender): Message => ({
  subject: `Choose a new ${brand} password`,
  title: 'Choose a new password',
  happened: [`We received a request to reset the password for your ${brand} account.`],
  facts: [],
  steps: [{ say: 'Choose a new password here:', link: { label: 'Choose a new password', href: link } }],
  valid: linkIsShort,
  otherwise: { say: "If this wasn't you, you can ignore this email: your password hasn't changed." },
});

const disableTwoFactor = ({ link }: LetterOf<'disableTwoFactor'>, sender: Sender): Message => ({
  subject: `Turn off two-factor authentication for your ${sender.brand} account`,
  title: 'Turn off two-factor authentication',
  happened: [
    `We received a request to turn off two-factor authentication for your ${sender.brand} account, made with your password. Once it's off, you won't need a code from your authenticator app to sign in.`,
  ],
  facts: [],
  steps: [{ say: "If you've lost your authenticator app:", link: { label: 'Turn two-factor off', href: link } }],
  valid: linkIsShort,
  otherwise: somebodyKnows(sender, "don't follow the link: two-factor authentication stays on."),
});

const accountFrozen = ({ at }: LetterOf<'accountFrozen'>, { brand, publicUrl }: Sender): Message => ({
  subject: `Your ${brand} account is on hold`,
  title: 'Your account is on hold',
  happened: [
    `We've put your ${brand} account on hold. You can still sign in, see your balances and cancel open orders. Everything else is paused.`,
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [{ say: 'To find out more:', link: { label: 'Contact support', href: `${publicUrl}/support` } }],
  valid: 'The hold lasts until we lift it. Your funds stay in your account.',
  otherwise: { say: `We'll never ask for your password or a code to lift a hold.` },
});

const accountUnfrozen = ({ at }: LetterOf<'accountUnfrozen'>, { brand, publicUrl }: Sender): Message => ({
  subject: `The hold on your ${brand} account has been lifted`,
  title: 'Your account is no longer on hold',
  happened: [`We've lifted the hold on your ${brand} account. You can use it as before.`],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: "Open orders you didn't cancel are still in the book.",
  otherwise: {
    say: 'If anything looks wrong, contact support.',
    link: { label: 'Contact support', href: `${publicUrl}/support` },
  },
});

export const accountTexts: LetterTexts<keyof AccountLetters> = {
  verifyAccount,
  alreadyRegistered,
  codeFirst,
  loginCode,
  loginActivity,
  expiredPassword,
  resetPassword,
  disableTwoFactor,
  accountFrozen,
  accountUnfrozen,
  ...securityTexts,
  ...closingTexts,
};
