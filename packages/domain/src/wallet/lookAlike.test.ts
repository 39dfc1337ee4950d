import { describe, expect, it } from 'vitest';
import { comparedGroups, isSameAddress, lookAlikeOf } from './lookAlike';

const used = 'xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const forged = 'xdcde0b111111111111111111111111111111117bae';
const other = 'xdcaaaa295669a9fd93d5f28d9ec85e40f4cb697bae';

describe('an address that looks like one used before', () => {
  it('has the same four characters at both ends, and is another', () => {
    expect(lookAlikeOf('XDC', forged, [other, used])).toBe(used);
    expect(lookAlikeOf('XDC', other, [used])).toBeUndefined();
  });

  it('is found whatever its prefix and the case of its hex', () => {
    expect(lookAlikeOf('ETH', 'DE0B111111111111111111111111111111117bae', [used.replace('xdc', '0x')])).toBe(
      used.replace('xdc', '0x'),
    );
  });

  it('is none where the very same was used, however it was written', () => {
    const bare = used.slice(3);
    expect(lookAlikeOf('XDC', bare.toUpperCase(), [used])).toBeUndefined();
    expect(lookAlikeOf('XDC', forged, [used, forged])).toBeUndefined();
  });

  it('counts the case of letters where a coin does', () => {
    const [one, two] = ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', '1BoaTSLRHtKNngkdXEeobR76b53LETtpyT'];
    expect(lookAlikeOf('BTC', one, [two])).toBe(two);
    expect(lookAlikeOf('BTC', '1boatSLRHtKNngkdXEeobR76b53LETtpyT', [two])).toBeUndefined();
  });

  it('is shown with the groups that differ', () => {
    const compared = comparedGroups(`0x${used.slice(3).toUpperCase()}`, forged);
    expect(compared.map(({ text }) => text).join('')).toBe(used.slice(3).toUpperCase());
    expect(compared.map(({ isDifferent }) => isDifferent)).toEqual([false, ...Array<boolean>(8).fill(true), false]);
    expect(comparedGroups('aaaabbbb', 'aaaa')).toEqual([
      { text: 'aaaa', isDifferent: false },
      { text: 'bbbb', isDifferent: true },
    ]);
  });
});

it('an address was used before whatever its prefix and case', () => {
  expect(isSameAddress('XDC', used, used.slice(3).toUpperCase())).toBe(true);
  expect(isSameAddress('XDC', used, forged)).toBe(false);
});
