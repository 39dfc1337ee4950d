import { formatMoment } from '@exchange/domain';
import type { Letter } from './letters';
import type { Link, Message, Sender } from './message';

type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>;

const utc = (at: Date): string => formatMoment(at.getTime(), () => 0)?.utc ?? at.toISOString();

const newPasswordLink = ({ publicUrl }: Sender): Link => ({
  label: 'Choose a new password',
  href: `${publicUrl}/forgot_password`,
});

/** For mails that only a person with the password can have caused. */
const somebodyKnows = (sender: Sender, first: string): Message['otherwise'] => ({
  say: `If it was not you, ${first} Somebody knows your password, so choose a new one now:`,
  link: newPasswordLink(sender),
});

const codeIsShort = 'The code is valid for 2 minutes and works once.';
const linkIsShort = 'The link is valid for 30 minutes and works once.';
const keepCode = 'enter the code nowhere and give it to nobody.';

const verifyAccount = ({ firstName, link }: LetterOf<'verifyAccount'>, { brand }: Sender): Message => ({
  subject: `Verify your e-mail address for ${brand}`,
  title: 'Verify your e-mail address',
  happened: [`Hello ${firstName},`, `an account at ${brand} was opened with this e-mail address.`],
  facts: [],
  steps: [
    {
      say: 'Confirm that the address is yours, and you can log in:',
      link: { label: 'Verify e-mail address', href: link },
    },
  ],
  valid: 'The link is valid for 24 hours and works once.',
  otherwise: {
    say: 'If it was not you, there is nothing to do: as long as you do not confirm it, nobody can log in to the account.',
  },
});

const loginCode = ({ code }: LetterOf<'loginCode'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} login code`,
  title: 'Your login code',
  happened: [`Somebody, most likely you, is logging in to ${sender.brand} with your password.`],
  facts: [],
  steps: [{ say: 'Enter this code to go on:', code }],
  valid: codeIsShort,
  otherwise: somebodyKnows(sender, keepCode),
});

const loginActivity = (letter: LetterOf<'loginActivity'>, sender: Sender): Message => ({
  subject: `New login to your ${sender.brand} account`,
  title: 'Is this you?',
  happened: [
    `Somebody, most likely you, is logging in to ${sender.brand} with your password, from a device or an address that is new to us.`,
  ],
  facts: [
    { name: 'Time', value: utc(letter.at) },
    { name: 'Address', value: letter.address },
    { name: 'Device', value: letter.device },
  ],
  steps: [
    { say: 'If it is you, enter this code where you log in:', code: letter.code },
    {
      say: 'Or confirm the login with this link, and then log in again:',
      link: { label: 'Confirm this login', href: letter.link },
    },
  ],
  valid: 'The code is valid for 2 minutes, the link for 30 minutes. Each works once.',
  otherwise: somebodyKnows(sender, 'do not confirm it: unconfirmed, the login goes no further.'),
});

const expiredPassword = ({ code }: LetterOf<'expiredPassword'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} password has expired`,
  title: 'Your password has expired',
  happened: [
    `Somebody, most likely you, is logging in to ${sender.brand} with your password. It has expired and has to be replaced.`,
  ],
  facts: [],
  steps: [{ say: 'Enter this code together with a new password:', code }],
  valid: codeIsShort,
  otherwise: somebodyKnows(sender, keepCode),
});

const resetPassword = ({ link }: LetterOf<'resetPassword'>, { brand }: Sender): Message => ({
  subject: `Choose a new ${brand} password`,
  title: 'Choose a new password',
  happened: [`Somebody, most likely you, forgot the password of your account at ${brand}.`],
  facts: [],
  steps: [{ say: 'Choose a new one here:', link: { label: 'Choose a new password', href: link } }],
  valid: linkIsShort,
  otherwise: { say: 'If it was not you, there is nothing to do: your password stays as it is.' },
});

const disableTwoFactor = ({ link }: LetterOf<'disableTwoFactor'>, sender: Sender): Message => ({
  subject: `Turn off two-factor login at ${sender.brand}`,
  title: 'Turn off two-factor login',
  happened: [
    `Somebody, most likely you, asked ${sender.brand} to turn two-factor login off, and knew your password. Once it is off, a login asks for no code of the app any more.`,
  ],
  facts: [],
  steps: [{ say: 'If you have lost your authenticator app:', link: { label: 'Turn two-factor off', href: link } }],
  valid: linkIsShort,
  otherwise: somebodyKnows(sender, 'do not follow the link: two-factor login stays on.'),
});

const passwordChanged = ({ at }: LetterOf<'passwordChanged'>, sender: Sender): Message => ({
  subject: `Your ${sender.brand} password was changed`,
  title: 'Your password was changed',
  happened: [`The password of your account at ${sender.brand} was changed.`],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: 'The new password is valid at once. Every device was logged out: log in again with the new one.',
  otherwise: {
    say: 'If it was not you, somebody reads your mail. Choose a new password for your mailbox first, and then one here:',
    link: newPasswordLink(sender),
  },
});

const twoFactorDisabled = ({ at }: LetterOf<'twoFactorDisabled'>, sender: Sender): Message => ({
  subject: `Two-factor login at ${sender.brand} was turned off`,
  title: 'Two-factor login was turned off',
  happened: [
    `Two-factor login was turned off for your account at ${sender.brand}. A login asks for no code of the app any more.`,
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid:
    'The change is valid at once. Every device was logged out: log in again, and turn two-factor on in your profile.',
  otherwise: {
    say: 'If it was not you, somebody knows your password and reads your mail. Choose a new password for your mailbox first, and then one here:',
    link: newPasswordLink(sender),
  },
});

const depositCredited = (letter: LetterOf<'depositCredited'>, { brand, publicUrl }: Sender): Message => ({
  subject: `${letter.amount} ${letter.asset} arrived in your ${brand} account`,
  title: 'Your deposit has arrived',
  happened: [`We've credited a deposit to your account at ${brand}.`],
  facts: [
    { name: 'Amount', value: `${letter.amount} ${letter.asset}` },
    { name: 'Time', value: utc(letter.at) },
  ],
  steps: [{ say: 'See it in your wallet:', link: { label: 'Open wallet', href: `${publicUrl}/wallet` } }],
  valid: 'You can trade with it now.',
  otherwise: { say: `If you weren't expecting a deposit, don't send it anywhere. Contact support first.` },
});

const accountFrozen = ({ at }: LetterOf<'accountFrozen'>, { brand, publicUrl }: Sender): Message => ({
  subject: `Your ${brand} account is on hold`,
  title: 'Your account is on hold',
  happened: [
    `We've put your account at ${brand} on hold. You can still sign in, see your balances and cancel open orders. Everything else is paused.`,
  ],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [{ say: 'To find out more:', link: { label: 'Contact support', href: `${publicUrl}/support` } }],
  valid: 'The hold lasts until we lift it. Your funds stay in your account.',
  otherwise: { say: `We'll never ask for your password or a code to lift a hold.` },
});

const accountUnfrozen = ({ at }: LetterOf<'accountUnfrozen'>, { brand, publicUrl }: Sender): Message => ({
  subject: `The hold on your ${brand} account is lifted`,
  title: 'Your account is no longer on hold',
  happened: [`We've lifted the hold on your account at ${brand}. You can use it as before.`],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [],
  valid: 'Open orders that you did not cancel are still in the book.',
  otherwise: {
    say: 'If something in your account looks wrong, contact support.',
    link: { label: 'Contact support', href: `${publicUrl}/support` },
  },
});

type Writers = { [Kind in Letter['kind']]: (letter: LetterOf<Kind>, sender: Sender) => Message };

const writers: Writers = {
  verifyAccount,
  loginCode,
  loginActivity,
  expiredPassword,
  resetPassword,
  disableTwoFactor,
  passwordChanged,
  twoFactorDisabled,
  depositCredited,
  accountFrozen,
  accountUnfrozen,
};

export const messageOf = (letter: Letter, sender: Sender): Message => {
  // The table has each kind's own writer, which the compiler loses sight of when it is looked up.
  const write = writers[letter.kind] as (letter: Letter, sender: Sender) => Message;
  return write(letter, sender);
};
