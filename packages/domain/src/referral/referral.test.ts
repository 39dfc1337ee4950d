import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alreadyInvitedText } from '../messages/referral';
import { invitedAddresses, mostInvited } from './invitedAddresses';
import { sameMailbox } from './mailbox';

describe('two addresses', () => {
  it.each([
    ['ada@example.com', ' ADA@Example.com'],
    ['ada@example.com', 'ada+two@example.com'],
    ['ada.field@gmail.com', 'adafield@gmail.com'],
    ['a.d.a+x@gmail.com', 'ada+y@googlemail.com'],
  ])('%s and %s reach the same mailbox', (one, other) => {
    expect(sameMailbox(one, other)).toBe(true);
  });

  it.each([
    ['ada@example.com', 'ada@example.org'],
    ['ada.field@example.com', 'adafield@example.com'],
    ['ada@gmail.com', 'ada@example.com'],
    ['+ada@example.com', '+bob@example.com'],
    ['ada@gmail.com', 'ada@gmail.com.example'],
  ])('%s and %s do not', (one, other) => {
    expect(sameMailbox(one, other)).toBe(false);
  });

  it('reach the same mailbox whichever is named first, and each its own', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
        expect(sameMailbox(one, one.toUpperCase())).toBe(true);
        expect(sameMailbox(one, other)).toBe(sameMailbox(other, one));
      }),
    );
  });
});

describe('a list of addresses to invite', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `friend${index}@example.com`).join(',');

  it.each([
    ['', 'This field is required.'],
    [' , ', 'This field is required.'],
    ['friend@example.com,friend@example', 'Enter valid email address.'],
    [many(mostInvited + 1), 'Invite up to 20 people at once.'],
    [many(1_000), 'Invite up to 20 people at once.'],
    ['friend@example.com,Ada+me@Example.com', 'This is your own email address.'],
  ])('%s is refused: %s [DOM-242]', (typed, message) => {
    expect(invitedAddresses('ada@example.com')(typed)).toBe(message);
  });

  it.each(['friend@example.com', many(mostInvited), `${many(mostInvited)}, FRIEND1@example.com`])(
    '%s is fine, each address counting once',
    (typed) => {
      expect(invitedAddresses('ada@example.com')(typed)).toBeUndefined();
    },
  );

  it('is judged without its sender where nobody is known', () => {
    expect(invitedAddresses()('ada@example.com')).toBeUndefined();
  });

  it('says which addresses were invited before', () => {
    expect(alreadyInvitedText(['a@example.com'])).toBe("You've already invited a@example.com.");
    expect(alreadyInvitedText(['a@example.com', 'b@example.com'])).toBe(
      "You've already invited a@example.com and b@example.com.",
    );
  });
});
