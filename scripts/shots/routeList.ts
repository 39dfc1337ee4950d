const screenCall = /\bscreen\((?:paths\.(\w+)|`\$\{paths\.(\w+)\}([^`]*)`)/g;

/** The list of addresses, by name, as its source has it: `fees: '/fees',`. */
const addressesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(Array.from(source.matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm), ([, name = '', path = '']) => [name, path]));

interface Sources {
  router: string;
  /** The list of addresses that the router names. */
  paths: string;
}

/** Each address of the router, in its order: `screen(paths.fees, …)` or `screen(`${paths.tokens}/:token`, …)`. */
export const routesIn = ({ router, paths }: Sources): string[] => {
  const addresses = addressesIn(paths);
  const found = Array.from(router.matchAll(screenCall), ([, whole, start, rest = '']) => {
    const path = addresses.get(whole ?? start ?? '');
    if (path === undefined) throw new Error(`The router names an address that is not in the list: ${whole ?? start}.`);
    return path + rest;
  });
  if (found.length === 0) throw new Error('The list of routes is no longer written as this command reads it.');
  return [...new Set(found)];
};

/** `/trade/:token` is `trade-token`. */
export const nameOfRoute = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replaceAll(':', '');

/** What stands for a parameter where some words lead further than others. */
const examples: Record<string, string> = {
  '/trade/:token': '/trade/XDC-ETH',
  '/trade/margin/:token': '/trade/margin/ETH-PERPETUAL',
  '/tokens/:token': '/tokens/XDC',
  '/history/:token': '/history/XDC',
};

export const addressOf = (path: string): string => examples[path] ?? path.replaceAll(/:\w+/g, 'example');
