import { describe, expect, it } from 'vitest';
import { compose } from './compose';
import type { Letter } from './letters';
import { findInText } from './plainText';

const sender = { brand: 'Blue & Gold', publicUrl: 'https://exchange.example' };
const at = new Date('2026-03-02T12:05:09Z');
const linkTo = (path: string) => `https://exchange.example/${path}/t-oken_1`;

const letters: { letter: Letter; happened: string; todo: string; valid: string; otherwise?: RegExp; page?: string }[] =
  [
    {
      letter: { kind: 'verifyAccount', firstName: 'Ada', link: linkTo('user/verify_account') },
      happened: 'with this email address',
      todo: 'Verify your email address',
      valid: 'valid for 24 hours',
    },
    {
      letter: { kind: 'loginCode', code: '01234' },
      happened: 'We received a sign-in to',
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
      happened: 'with your password, which has expired',
      todo: 'Enter this code with your new password',
      valid: 'valid for 2 minutes',
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
      todo: 'Sign in again with your new password',
      valid: 'signed out on every device',
    },
    {
      letter: { kind: 'twoFactorDisabled', at },
      happened: 'Two-factor authentication was turned off',
      todo: 'turn two-factor authentication back on in your profile',
      valid: 'signed out on every device',
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

describe('every mail', () => {
  it.each(cases)(
    '%s is text and HTML, names the exchange, and says what happened, what to do and how long it is valid [ACC-175]',
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

  it.each(cases)('%s says what to do where something is wrong [ACC-175]', (_, { letter, otherwise = notYou }) => {
    const { text, html } = compose(letter, sender);
    expect(text).toMatch(otherwise);
    expect(textOf(html)).toMatch(otherwise);
  });

  it.each(cases)(
    '%s has its code and link in both, each to be found at once [ACC-175] [ACC-176]',
    (_, { letter, page }) => {
      const { text, html } = compose(letter, sender);
      const wanted = {
        ...(page !== undefined && { link: page }),
        ...('code' in letter && { code: letter.code }),
        ...('link' in letter && { link: letter.link }),
      };
      expect(findInText(text)).toEqual(wanted);
      expect(html).toContain('code' in letter ? `>${letter.code}</p>` : '');
      expect(html).toContain('link' in letter ? `href="${letter.link}"` : '');
    },
  );

  it.each(cases)('%s fetches nothing and runs nothing [ACC-175]', (_, { letter }) => {
    expect(compose(letter, sender).html).not.toMatch(/<script|<img|<link|src=|@import|url\(/i);
  });
});

describe('what others typed', () => {
  it('is shown and never run [ACC-175] [ACC-166]', () => {
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

describe('a new login', () => {
  it('is told with its time, address and device [ACC-175]', () => {
    const [, , newLogin] = letters;
    const { text } = compose(newLogin?.letter ?? { kind: 'loginCode', code: '' }, sender);
    expect(text).toContain('Time:     02-03-2026 12:05:09 UTC\nAddress:  203.0.113.7\nDevice:   Some browser 12\n');
  });
});
