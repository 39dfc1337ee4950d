import { describe, expect, it } from 'vitest';
import { invitationPrefill } from './invitationPrefill';

const read = (query: string) => invitationPrefill(new URLSearchParams(query));

describe('a link to the sign-up page', () => {
  it('passes on a referral code and an email address', () => {
    expect(read('?referral_code=REF-7&email=ada@example.com')).toEqual({
      email: 'ada@example.com',
      referralCode: 'REF-7',
    });
  });

  it('may have only one of them, or none', () => {
    expect(read('?email=ada@example.com')).toEqual({ email: 'ada@example.com', referralCode: '' });
    expect(read('')).toEqual({ email: '', referralCode: '' });
  });

  it.each([
    ['encoded', 'ada%2Bxdc@example.com'],
    ['unencoded', 'ada+xdc@example.com'],
    ['in upper case with spaces around it', '%20Ada+XDC@Example.com%20'],
  ])('may have an address with a plus, %s', (_, email) => {
    expect(read(`?email=${email}`).email).toBe('ada+xdc@example.com');
  });
});
