import { expect, it } from 'vitest';
import { webAddress } from './webAddress';

it.each([
  ['localhost', 'http://localhost:4000'],
  ['0.0.0.0', 'http://0.0.0.0:4000'],
  ['::1', 'http://[::1]:4000'],
])('a server on %s is told by an address to open [OPS-119]', (host, address) => {
  expect(webAddress(host, 4000)).toBe(address);
});
