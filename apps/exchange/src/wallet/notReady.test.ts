import { savedAddressRules } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { notReady } from './notReady';

const words = { label: 'a label', address: 'an address', destinationTag: 'a destination tag' };
const address = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';
const label = 'Savings';
const destinationTag = '7';

describe("the reason that a form can't be sent yet", () => {
  it.each([
    [{ label: '', address: '', destinationTag: '' }, 'Enter a label, an address and a destination tag.'],
    [{ label: ' ', address, destinationTag: '' }, 'Enter a label and a destination tag.'],
    [{ label: '', address, destinationTag }, 'Enter a label.'],
    [{ label: 'W'.repeat(41), address, destinationTag: '' }, 'Use at most 40 characters.'],
    [{ label, address: 'r', destinationTag: '' }, 'Enter valid XRP address.'],
    [{ label, address, destinationTag }, undefined],
  ])('%o: %s', (form, reason) => {
    expect(notReady(form, savedAddressRules('XRP'), words)).toBe(reason);
  });

  it('asks for no destination tag if the coin has none', () => {
    const form = { label: '', address: '', destinationTag: '' };
    expect(notReady(form, savedAddressRules('XDC'), words)).toBe('Enter a label and an address.');
  });
});
