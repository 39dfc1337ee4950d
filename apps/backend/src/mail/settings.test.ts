import { expect, it } from 'vitest';
import { readEnv } from '../runtime/env';
import { fromOf, hasMailbox, senderOf } from './settings';

const key = Buffer.alloc(32, 7).toString('base64');
const env = (settings: Record<string, string> = {}) =>
  readEnv({ PUBLIC_URL: 'https://exchange.example:8443/', ...settings });

it('emails come from the configured exchange, at the host of its pages', () => {
  expect(fromOf(env(), { brandName: 'Blue' })).toEqual({ name: 'Blue', address: 'no-reply@exchange.example' });
  expect(senderOf(env(), {})).toEqual({ brand: 'XDC Exchange', publicUrl: 'https://exchange.example:8443' });
});

it.each([
  ['desk@blue.example', { name: 'XDC Exchange', address: 'desk@blue.example' }],
  ['Blue Desk <desk@blue.example>', { name: 'Blue Desk', address: 'desk@blue.example' }],
  ['<desk@blue.example>', { name: 'XDC Exchange', address: 'desk@blue.example' }],
])('MAIL_FROM %s sets the sender', (MAIL_FROM, from) => {
  expect(fromOf(env({ MAIL_FROM }), {})).toEqual(from);
});

it('the mailbox exists without a mail server, and never in production', () => {
  expect(hasMailbox(env())).toBe(true);
  expect(hasMailbox(env({ SMTP_URL: 'smtp://127.0.0.1:25' }))).toBe(false);
  expect(hasMailbox(env({ NODE_ENV: 'production', SECRETS_KEY: key, PUBLIC_URL: 'https://exchange.example' }))).toBe(
    false,
  );
});
