import { describe, expect, it } from 'vitest';
import { networkOf } from '../../runtime/networkOf';
import { placeOf } from './places';

describe('the address of a place', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['<script>', 'unknown'],
    ["' or 1=1", 'unknown'],
    ['', 'unknown'],
  ])('%j is kept as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a place', () => {
  const at = (ip: string, deviceId?: string, agent?: string) =>
    placeOf({ ip, headers: { 'user-agent': agent }, deviceId });

  it('is told by its cookie, wherever it is and whatever it calls itself', () => {
    const [one, moved, other] = [
      at('2001:db8::1', 'a', 'One'),
      at('203.0.113.7', 'a', 'One, updated'),
      at('2001:db8::1', 'b', 'One'),
    ] as const;
    expect(moved.key).toBe(one.key);
    expect(other.key).not.toBe(one.key);
  });

  it('without a cookie is told by its network, ignoring the half that devices change automatically', () => {
    const keys = ['2001:db8::1', '2001:db8::2', '2001:db9::1'].map((ip) => at(ip).key);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(2);
  });

  it('is shown as it says, but fit to be read', () => {
    expect(at('203.0.113.7', undefined, ' Mozilla/5.0\u0007\u202e ')).toMatchObject({
      address: '203.0.113.7',
      device: 'Mozilla/5.0',
    });
    expect(at('<b>', undefined, 'x'.repeat(500)).device).toHaveLength(200);
    expect(at('<b>')).toMatchObject({ address: 'unknown', device: 'unknown' });
  });
});
