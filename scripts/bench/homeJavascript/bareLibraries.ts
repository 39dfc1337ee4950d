interface BareLibrary {
  /** The package whose code in a bundle shows that the library is used. */
  seenAs: string;
  from: string;
  names: string[];
}

/** The libraries that the application builds on, with the exports it uses. */
const libraries: BareLibrary[] = [
  { seenAs: 'react', from: 'react', names: ['createElement', 'lazy', 'useState', 'useSyncExternalStore'] },
  { seenAs: 'react-dom', from: 'react-dom/client', names: ['createRoot'] },
  {
    seenAs: 'react-router',
    from: 'react-router-dom',
    names: ['BrowserRouter', 'Link', 'Navigate', 'Outlet', 'useLocation', 'useNavigate', 'useRoutes'],
  },
  {
    seenAs: '@tanstack/query-core',
    from: '@tanstack/react-query',
    names: ['QueryCache', 'QueryClient', 'QueryClientProvider', 'useQuery', 'useQueryClient'],
  },
  { seenAs: 'xstate', from: 'xstate', names: ['assign', 'createActor', 'emit', 'fromPromise', 'setup'] },
  { seenAs: '@xstate/react', from: '@xstate/react', names: ['useSelector'] },
  { seenAs: 'socket.io-client', from: 'socket.io-client', names: ['io'] },
  { seenAs: 'openapi-fetch', from: 'openapi-fetch', names: ['default'] },
  {
    seenAs: 'zod',
    from: 'zod/mini',
    names: ['array', 'boolean', 'int', 'minLength', 'number', 'object', 'refine', 'string'],
  },
  { seenAs: 'big.js', from: 'big.js', names: ['default'] },
  { seenAs: 'react-virtuoso', from: 'react-virtuoso', names: ['Virtuoso'] },
  { seenAs: '@radix-ui/react-slot', from: 'radix-ui', names: ['Slot'] },
  { seenAs: '@radix-ui/react-tabs', from: 'radix-ui', names: ['Tabs'] },
  { seenAs: '@radix-ui/react-select', from: 'radix-ui', names: ['Select'] },
  { seenAs: '@radix-ui/react-popover', from: 'radix-ui', names: ['Popover'] },
  { seenAs: '@radix-ui/react-dialog', from: 'radix-ui', names: ['Dialog'] },
];

/** An application that only keeps the libraries: assigned to a global, they can't be tree-shaken. */
export const bareEntry = (packages: readonly string[]): string => {
  const used = libraries.filter(({ seenAs }) => packages.includes(seenAs));
  const imports = used.map(
    ({ from, names }, index) =>
      `import { ${names.map((name) => `${name} as ${name}${index}`).join(', ')} } from '${from}';`,
  );
  const kept = used.flatMap(({ names }, index) => names.map((name) => `${name}${index}`));
  return [...imports, `globalThis.bareLibraries = [${kept.join(', ')}];`].join('\n');
};
