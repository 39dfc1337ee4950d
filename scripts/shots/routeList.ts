const screenCall = /\bscreen\((paths|tokenPaths)\.(\w+)/g;

const listOfAddresses = /^export const (\w+) = \{$(.*?)^\} as const;$/gms;

const addressLine = /^ {2}(\w+): '(\/[^']*)',$/gm;

/** Every address by the name the router uses: `tokenPaths.tokens`. */
const addressesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(source.matchAll(listOfAddresses)).flatMap(([, list = '', lines = '']) =>
      Array.from(lines.matchAll(addressLine), ([, name = '', path = '']) => [`${list}.${name}`, path] as const),
    ),
  );

interface Sources {
  router: string;
  /** The source of the address lists that the router uses. */
  paths: string;
}

/** The router's addresses, in its order: `screen(paths.fees, …)` or `screen(tokenPaths.tokens, …)`. */
export const routesIn = ({ router, paths }: Sources): string[] => {
  const addresses = addressesIn(paths);
  const found = Array.from(router.matchAll(screenCall), ([, list = '', name = '']) => {
    const path = addresses.get(`${list}.${name}`);
    if (path === undefined) throw new Error(`The router uses an address that isn't in the list: ${list}.${name}.`);
    return path;
  });
  if (found.length === 0) throw new Error('The list of routes is no longer in the form this command can read.');
  return [...new Set(found)];
};

/** `/trade/:token` becomes `trade-token`. */
export const nameOfRoute = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replaceAll(':', '');

/** Values for parameters where an arbitrary one would only show a fallback. */
const examples: Record<string, string> = {
  '/trade/:token': '/trade/XDC-ETH',
  '/trade/margin/:token': '/trade/margin/ETH-PERPETUAL',
  '/tokens/:token': '/tokens/XDC',
  '/history/:token': '/history/XDC',
};

export const addressOf = (path: string): string => examples[path] ?? path.replaceAll(/:\w+/g, 'example');
