/** Addresses that the router's source names, in its order: `screen('/fees', …)` or `{ path: '/fees' }`. */
export const routesIn = (source: string): string[] => {
  const found = [...source.matchAll(/(?:\bscreen\(|\bpath:)\s*'(\/[^']*)'/g)].flatMap(([, path]) => path ?? []);
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
