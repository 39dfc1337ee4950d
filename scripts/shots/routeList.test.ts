import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, nameOfRoute, routesIn } from './routeList';

const sourceOf = (path: string) => readFileSync(new URL(`../../apps/exchange/src/${path}`, import.meta.url), 'utf8');

const router = sourceOf('app/routes.tsx');
const sources = { router, paths: sourceOf('shared/page/paths.ts') };

describe('the photographed routes', () => {
  it('are read from the router itself', () => {
    const routes = routesIn(sources);
    expect(routes).toEqual(expect.arrayContaining(['/', '/login', '/trade', '/trade/:token', '/wallet', '/status']));
    expect(routes.length).toBe(router.match(/\bimport\('/g)?.length);
  });

  it('are never silently empty', () => {
    expect(() => routesIn({ ...sources, router: 'const routes = [];' })).toThrow('no longer in the form');
  });

  it.each([
    ['/', 'home', '/'],
    ['/reset_password/:token', 'reset_password-token', '/reset_password/example'],
    ['/trade/:token', 'trade-token', '/trade/XDC-ETH'],
  ])('include %s as %s, opened at %s', (path, name, address) => {
    expect(nameOfRoute(path)).toBe(name);
    expect(addressOf(path)).toBe(address);
  });

  it('have a folder each', () => {
    const names = routesIn(sources).map(nameOfRoute);
    expect(new Set(names).size).toBe(names.length);
  });
});
