import { isIP } from 'node:net';

const unknown = 'unknown';

const group = (text: string): string => (Number.parseInt(text, 16) || 0).toString(16);

/** Devices change the second half of an IPv6 address every day. */
const firstHalf = (address: string): string => {
  const [plain = ''] = address.split('%');
  const [before = [], after = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).map(group).join(':');
};

/** The networks that are usually one owner's: a /24 of IPv4, a /48 of IPv6. */
export const neighboursOf = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/** Behind a proxy the address comes from a header, which may contain anything. A closed connection has none. */
export const networkOf = (address = ''): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain;
  return isIP(plain) === 6 ? `${firstHalf(plain)}::/64` : unknown;
};
