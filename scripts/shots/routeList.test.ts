import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, nameOfRoute, routesIn } from './routeList';

const router = readFileSync(new URL('../../apps/exchange/src/app/routes.tsx', import.meta.url), 'utf8');

describe('the routes that are photographed', () => {
  it('are read off the router itself', () => {
    const routes = routesIn(router);
    expect(routes).toEqual(expect.arrayContaining(['/', '/login', '/trade', '/trade/:token', '/wallet', '/status']));
    expect(routes.length).toBe(router.match(/\bimport\('\.\.\//g)?.length);
  });

  it('cannot silently be none', () => {
    expect(() => routesIn('const routes = [];')).toThrow('no longer written');
  });

  it.each([
    ['/', 'home', '/'],
    ['/reset_password/:token', 'reset_password-token', '/reset_password/example'],
    ['/trade/:token', 'trade-token', '/trade/XDC-ETH'],
  ])('%s has the name %s and is opened at %s', (path, name, address) => {
    expect(nameOfRoute(path)).toBe(name);
    expect(addressOf(path)).toBe(address);
  });

  it('have a folder each', () => {
    const names = routesIn(router).map(nameOfRoute);
    expect(new Set(names).size).toBe(names.length);
  });
});
