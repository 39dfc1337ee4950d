import { describe, expect, it } from 'vitest';
import { compose } from './index';
import type { Letter } from '../mail/letters';
import { findInText } from '../mail/plainText';

const sender = { brand: 'Blue & Gold', publicUrl: 'https://exchange.example' };
const at = new Date('2026-03-02T12:05:09Z');
const linkTo = (path: string) => `https://exchange.example/${path}/t-oken_1`;

const termEnd = new Date('2026-06-02T12:05:09Z');
const stake = { plan: 'flexible', amount: '100000', months: 3, yearlyRate: '4.75', termEnd, at } as const;

const letters: { letter: Letter; happened: string; todo: string; valid: string; otherwise?: RegExp; page?: string }[] =
  [
    {
      letter: { kind: 'verifyAccount', firstName: 'Ada', link: linkTo('user/verify_account') },
      happened: 'with this email address',
      todo: 'Verify your email address',
      valid: 'valid for 24 hours',
    },
    {
      letter: { kind: 'alreadyRegistered', link: linkTo('reset_password') },
      happened: 'already has an account',
      todo: 'sign in with your password',
      valid: 'valid for 30 minutes',
      otherwise: /If this wasn't you, you can ignore this email/,
    },
    {
      letter: { kind: 'codeFirst', code: 'k7q2m-xw4td', address: '203.0.113.7', at },
      happened: 'we ask for this code before we check a password from a new device',
      todo: 'enter this code on the sign-in page',
      valid: 'valid for 15 minutes',
      otherwise: /without it nobody can try a password/,
    },
    {
      letter: { kind: 'loginCode', code: '01234' },
      happened: 'We received a request to sign in to',
      todo: 'Enter this code',
      valid: 'valid for 2 minutes',
    },
    {
      letter: {
        kind: 'loginActivity',
        code: '01234',
        link: linkTo('updateLoginDetails'),
        address: '203.0.113.7',
        device: 'Some browser 12',
        at,
      },
      happened: 'from a new device or network',
      todo: 'confirm the sign-in with this link',
      valid: 'The code is valid for 2 minutes, the link for 30 minutes',
    },
    {
      letter: { kind: 'expiredPassword', code: '01234' },
      happened: 'The password has expired',
      todo: 'Enter this code with your new password',
      valid: 'valid for 2 minutes',
    },
    {
      letter: {
        ...{ kind: 'otcQuoted', quote: 'Q-7K2QMXPA', request: 'R-4K7QWZPA', side: 'buy', pays: '12500 USDT' },
        ...{ gets: '250000 XDC', price: '0.05 USDT for 1 XDC', bandPercent: '10', until: at },
      },
      happened: 'You can buy on the terms below until',
      todo: 'name the quote Q-7K2QMXPA in a support ticket',
      valid: 'unless the market moves more than 10% away',
      otherwise: /If you didn't ask for a quote, \S/,
      page: 'https://exchange.example/support',
    },
    {
      letter: { kind: 'resetPassword', link: linkTo('reset_password') },
      happened: 'reset the password',
      todo: 'Choose a new password here',
      valid: 'valid for 30 minutes',
    },
    {
      letter: { kind: 'disableTwoFactor', link: linkTo('resetTfa') },
      happened: 'to turn off two-factor authentication',
      todo: 'lost your authenticator app',
      valid: 'valid for 30 minutes',
    },
    {
      letter: { kind: 'passwordChanged', at },
      happened: 'was changed',
      todo: 'Sign in there with your new password',
      valid: 'Every other device was signed out',
    },
    {
      letter: { kind: 'twoFactorDisabled', at },
      happened: 'Two-factor authentication was turned off',
      todo: 'turn two-factor authentication back on in your profile',
      valid: 'Withdrawals stay locked until',
    },
    {
      letter: { kind: 'newDevice', address: '203.0.113.7', device: 'Some browser 12', at },
      happened: 'from a new device or network',
      todo: "there's nothing to do",
      valid: 'Your profile lists every device',
    },
    {
      letter: { kind: 'twoFactorCode', code: '01234', factor: 'app', turnsOn: true },
      happened: 'a request to turn two-factor authentication on',
      todo: 'Enter this code to turn two-factor authentication on',
      valid: 'valid for 2 minutes',
    },
    {
      letter: { kind: 'twoFactorCode', code: '01234', factor: 'app', turnsOn: false },
      happened: 'a request to turn two-factor authentication off',
      todo: 'Enter this code to turn two-factor authentication off',
      valid: 'valid for 2 minutes',
    },
    {
      letter: { kind: 'twoFactorCode', code: '01234', factor: 'mail', turnsOn: true },
      happened: 'a request to turn sign-in codes by email on',
      todo: 'Enter this code to turn sign-in codes by email on',
      valid: 'valid for 2 minutes',
    },
    {
      letter: { kind: 'twoFactorEnabled', at },
      happened: 'Two-factor authentication was turned on',
      todo: "you'll need a code from your authenticator app",
      valid: 'Withdrawals stay locked for 24 hours after',
    },
    {
      letter: { kind: 'twoFactorEnabled', endsMailCodes: true, at },
      happened: 'It replaces the codes that we emailed you',
      todo: "you'll need a code from your authenticator app",
      valid: 'Withdrawals stay locked for 24 hours after',
    },
    {
      letter: { kind: 'mailCodesEnabled', endsApp: true, at },
      happened: 'They replace your authenticator app',
      todo: "we'll email you a code whenever you sign in",
      valid: 'Withdrawals stay locked until you turn the authenticator app back on',
    },
    {
      letter: { kind: 'mailCodesEnabled', endsApp: false, at },
      happened: 'Sign-in codes by email were turned on',
      todo: "we'll email you a code whenever you sign in",
      valid: 'Withdrawing and staking need an authenticator app instead',
    },
    {
      letter: { kind: 'mailCodesDisabled', at },
      happened: 'Sign-in codes by email were turned off',
      todo: 'Your password is all it takes to sign in now',
      valid: 'turn two-factor authentication on in your profile',
    },
    {
      letter: { kind: 'recoveryCodesMade', at },
      happened: 'Ten new recovery codes were made',
      todo: 'Keep them somewhere safe',
      valid: 'Each signs you in once if you lose your phone',
    },
    {
      letter: { kind: 'recoveryCodeUsed', left: 0, address: '203.0.113.7', device: 'Some browser 12', at },
      happened: 'That was your last one',
      todo: 'Make new ones in your profile',
      valid: "If you've lost your authenticator app",
    },
    {
      letter: { kind: 'passkeyAdded', name: 'Chrome on Linux', at },
      happened: 'A passkey was added',
      todo: 'remove the passkey in your profile first',
      valid: 'You can rename and remove your passkeys',
    },
    {
      letter: { kind: 'passkeyRemoved', name: 'Chrome on Linux', at },
      happened: 'It can no longer sign in',
      todo: 'act now',
      valid: 'Your device may still offer it',
    },
    {
      letter: { kind: 'antiPhishingWordChanged', isRemoved: false, at },
      happened: 'was changed',
      todo: "An email without it isn't from us",
      valid: "From now on it's in every email",
    },
    {
      letter: { kind: 'antiPhishingWordChanged', isRemoved: true, at },
      happened: 'was removed',
      todo: 'choose a new one now',
      valid: "won't include a word",
    },
    {
      letter: { kind: 'accountClosed', reason: 'You asked for it', until: termEnd, at },
      happened: "We've closed your",
      todo: 'You have 90 days to withdraw your funds',
      valid: 'Stakes that are running end with their current term',
      otherwise: /Nothing is taken after that/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: { kind: 'accountReopened', reason: 'You asked for it', at },
      happened: "We've reopened your",
      todo: 'You can use it as before',
      valid: 'are not placed again',
      otherwise: /If you didn't ask for this, contact support/,
    },
    {
      letter: { kind: 'fundsReleased', reason: 'You asked for it', until: termEnd, at },
      happened: "We've released the funds",
      todo: 'Sign in as before, and withdraw them',
      valid: 'stays closed for everything else',
      otherwise: /If you didn't ask for this, contact support/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: {
        kind: 'nameCorrected',
        reason: 'You asked for it',
        from: { firstName: 'Ada', lastName: 'Byron' },
        to: { firstName: 'Ada', lastName: 'Lovelace' },
        at,
      },
      happened: "We've corrected the name",
      todo: 'Ada Lovelace',
      valid: 'Nothing else has changed.',
      otherwise: /If you didn't ask for this, contact support/,
    },
    {
      letter: {
        kind: 'emailChanged',
        reason: 'You asked for it',
        from: 'a@x.example',
        to: 'b@x.example',
        isNew: true,
        at,
      },
      happened: 'This is the address of your',
      todo: "We'll email you a link to verify it",
      valid: 'Withdrawals are locked for 24 hours after the change',
      otherwise: /contact support now/,
      page: 'https://exchange.example/login',
    },
    {
      letter: {
        kind: 'emailChanged',
        reason: 'You asked for it',
        from: 'a@x.example',
        to: 'b@x.example',
        isNew: false,
        at,
      },
      happened: 'has another email address from now on',
      todo: 'contact support now',
      valid: 'Every device was signed out',
      otherwise: /contact support now/,
    },
    {
      letter: { kind: 'depositCredited', asset: 'XDC', amount: '1500.5', at },
      happened: '1500.5 XDC',
      todo: 'See it in your wallet',
      valid: 'You can trade with it now.',
      otherwise: /expecting a deposit, \S/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: { kind: 'kycApproved', at },
      happened: "We've verified your identity",
      todo: 'You can withdraw once two-factor authentication has been on for 24 hours',
      valid: "You don't need to send anything else.",
      otherwise: /If you didn't send us any documents, contact support/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: { kind: 'kycRejected', reason: 'The back of the document is blurred.', at },
      happened: "couldn't approve them",
      todo: 'Send them again',
      valid: 'Withdrawals unlock once your identity is verified',
      otherwise: /If you didn't send us any documents, contact support/,
      page: 'https://exchange.example/profile?tab=kyc',
    },
    {
      letter: { kind: 'stakeBegun', estimate: '1171.232876712328767122', ...stake },
      happened: "We've staked XDC",
      todo: 'See when each reward is paid',
      valid: 'It renews automatically at the end',
      page: 'https://exchange.example/staking-order',
    },
    {
      letter: { kind: 'stakeRenewed', reward: '403.424657534246575342', ...stake },
      happened: 'started a new term of the same length',
      todo: 'turn off auto-renewal',
      valid: 'Only the stake itself was renewed.',
      otherwise: /If anything looks wrong, \S/,
      page: 'https://exchange.example/staking-order',
    },
    {
      letter: { kind: 'stakeCompleted', reward: '403.424657534246575342', ...stake },
      happened: 'returned it with its last reward',
      todo: 'See both in your wallet',
      valid: 'You can trade with them now.',
      otherwise: /If anything looks wrong, \S/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: { kind: 'stakeRevoked', returnsOn: new Date('2026-03-09T12:05:09Z'), ...stake },
      happened: 'you lose the reward for the current month',
      todo: 'Track it until it is returned',
      valid: "You keep the rewards you've already received.",
      page: 'https://exchange.example/staking-order',
    },
    {
      letter: { kind: 'stakeReturned', ...stake },
      happened: 'is back in your wallet',
      todo: 'See it in your wallet',
      valid: 'You can trade with it now.',
      otherwise: /If anything looks wrong, \S/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: { kind: 'fundsLeft', left: [{ asset: 'XDC', amount: '12', inOrders: '0', staked: '5' }] },
      happened: '12 (5 staked)',
      todo: 'You can withdraw it from your wallet',
      valid: 'at most once a week',
      otherwise: /If you can't withdraw, for example because it's less than the minimum withdrawal, contact/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: { kind: 'fundsLeft', left: [{ asset: 'XDC', amount: '12', inOrders: '3', staked: '5' }] },
      happened: '12 (3 in open orders, 5 staked)',
      todo: 'Cancel your open orders first',
      valid: 'at most once a week',
      otherwise: /If you can't withdraw, for example because it's less than the minimum withdrawal, contact/,
      page: 'https://exchange.example/wallet',
    },
    {
      letter: { kind: 'accountFrozen', at },
      happened: 'sign in, see your balances and cancel open orders',
      todo: 'To find out more',
      valid: 'The hold lasts until we lift it.',
      otherwise: /ask for your password/,
      page: 'https://exchange.example/support',
    },
    {
      letter: { kind: 'accountUnfrozen', at },
      happened: 'You can use it as before.',
      todo: 'contact support',
      valid: 'are still in the book.',
      otherwise: /If anything looks wrong, \S/,
    },
  ];

const notYou = /If (this wasn't you|you didn't sign up), \S/;

/** The words of the HTML, without its markup. */
const textOf = (html: string): string =>
  html
    .replace(/<(style|title)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'");

const cases = letters.map((one) => [one.letter.kind, one] as const);

describe('every email', () => {
  it.each(cases)(
    '%s is text and HTML, names the exchange, and says what happened, what to do and how long it is valid',
    (_, { letter, happened, todo, valid }) => {
      const { subject, text, html } = compose(letter, sender);
      expect(subject).toMatch(/Blue & Gold/);
      for (const said of [happened, todo, valid]) {
        expect(text).toContain(said);
        expect(textOf(html)).toContain(said);
      }
      expect(text).toContain('Blue & Gold');
      expect(textOf(html)).toContain('Blue &amp; Gold');
    },
  );

  it.each(cases)('%s says what to do if something is wrong', (_, { letter, otherwise = notYou }) => {
    const { text, html } = compose(letter, sender);
    expect(text).toMatch(otherwise);
    expect(textOf(html)).toMatch(otherwise);
  });

  it.each(cases)('%s has its code and link in both, easy to find', (_, { letter, page }) => {
    const { text, html } = compose(letter, sender);
    const wanted = {
      ...(page !== undefined && { link: page }),
      ...('code' in letter && { code: letter.code }),
      ...('link' in letter && { link: letter.link }),
    };
    expect(findInText(text)).toEqual(wanted);
    expect(html).toContain('code' in letter ? `>${letter.code}</p>` : '');
    expect(html).toContain('link' in letter ? `href="${letter.link}"` : '');
  });

  it.each(cases)('%s fetches nothing and runs nothing', (_, { letter }) => {
    expect(compose(letter, sender).html).not.toMatch(/<script|<img|<link|src=|@import|url\(/i);
  });
});

describe('the anti-phishing word', () => {
  it.each(cases)('is at the top of %s, and nowhere without one', (_, { letter }) => {
    const { text, html } = compose(letter, sender, { antiPhishingWord: 'blue heron' });
    expect(text).toMatch(/^Your anti-phishing word: blue heron\n\n/);
    const card = textOf(html.slice(html.indexOf('class="card"')));
    expect(card).toMatch(/^[^]{0,400}Your anti-phishing word: blue heron/);
    const without = compose(letter, sender);
    for (const part of [without.text, without.html]) expect(part).not.toContain('Your anti-phishing word: ');
  });

  it('is shown and never run', () => {
    expect(compose({ kind: 'accountFrozen', at }, sender, { antiPhishingWord: '<b>x</b>' }).html).not.toContain('<b>x');
  });
});

const closing =
  'All services have stopped and the exchange is about to close. Please withdraw your funds as soon as possible.';

describe('while only withdrawals are open', () => {
  it.each(cases)('%s says once, at the top, that the exchange is about to close', (_, { letter }) => {
    const { text, html } = compose(letter, sender, { isWindingDown: true });
    const [paragraph = ''] = text.split('\n\n').filter((part) => part !== 'Withdraw your funds');
    expect(paragraph).toBe(closing);
    for (const part of [text, textOf(html)]) expect(part.split(closing)).toHaveLength(2);
  });

  it('emails to operators don’t mention it', () => {
    const request = { reference: 'R-2', subject: 'OTC', name: 'Ada', email: 'ada@example.com', filledIn: [], at };
    const { text } = compose({ kind: 'requestArrived', ...request }, sender, { isWindingDown: true });
    expect(text).not.toContain(closing);
  });
});

describe('text from strangers', () => {
  it('is shown and never run', () => {
    const device = `<script>alert(1)</script>"'&`;
    const { text, html } = compose(
      { kind: 'loginActivity', code: '01234', link: linkTo('x'), address: '<b>', device, at },
      { ...sender, brand: '<i>' },
    );
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<script|<b>|<i>/);
    expect(text).toContain(device);
  });
});

describe('a stake', () => {
  it('is shown with its figures, rewards rounded down to two decimals', () => {
    const { text } = compose({ kind: 'stakeBegun', estimate: '1171.239876712328767122', ...stake }, sender);
    expect(text).toContain('100000 XDC');
    expect(text).toContain('Flexible, 3 months at 4.75% a year');
    expect(text).toContain('1171.23 XDC');
    expect(text).toContain('02-06-2026 12:05:09 UTC');
  });
});

describe('a new login', () => {
  it('is shown with its time, address and device', () => {
    const newLogin = letters.find(({ letter }) => letter.kind === 'loginActivity');
    const { text } = compose(newLogin?.letter ?? { kind: 'loginCode', code: '' }, sender);
    expect(text).toContain(
      'Time:        02-03-2026 12:05:09 UTC\nIP address:  203.0.113.7\nDevice:      Some browser 12\n',
    );
  });
});
