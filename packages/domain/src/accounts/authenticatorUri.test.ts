import { expect, it } from 'vitest';
import { authenticatorUri } from './authenticatorUri';

it('names the exchange and the account, and carries the secret', () => {
  const account = { issuer: 'XDC Exchange', email: 'ada+x@example.com', secret: 'JBSWY3DPEHPK3PXP' };
  expect(authenticatorUri(account)).toBe(
    'otpauth://totp/XDC%20Exchange:ada%2Bx%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=XDC%20Exchange',
  );
});
