import { parseSync, type EcmaScriptModule } from 'oxc-parser';

/** All names, for `import * as`, `import './x'`, `import()` and the like. */
type Names = 'all' | readonly string[];

interface Link {
  to: string;
  names: Names;
}

interface Module {
  links: Link[];
  /** What it exports of another file: the name here, the file, the name there. */
  passedOn: Map<string, { from: string; name: string }>;
}

/** Each file with those that import it, so that a change can be followed upwards. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export type Resolve = (from: string, specifier: string) => string | undefined;

const addressedFile = /new URL\(\s*'([^']+)',\s*import\.meta\.url/g;

/** Types are gone when a test runs. */
const importsOf = ({ staticImports }: EcmaScriptModule): { specifier: string; names: Names }[] =>
  staticImports.flatMap(({ moduleRequest, entries }) => {
    const used = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name);
    if (entries.length > 0 && used.length === 0) return [];
    const names = used.filter((name) => name !== null);
    const isNamed = used.length > 0 && names.length === used.length;
    return [{ specifier: moduleRequest.value, names: isNamed ? names : 'all' }];
  });

const exportsOf = ({ staticExports }: EcmaScriptModule) =>
  staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, exportName, isType }) =>
      moduleRequest && !isType
        ? [{ specifier: moduleRequest.value, inner: importName.name, outer: exportName.name }]
        : [],
    );

/** What a file names without a static import: `import('./x')` and `new URL('./x', import.meta.url)`. */
const addressesIn = ({ dynamicImports }: EcmaScriptModule, source: string): string[] => [
  ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ...Array.from(source.matchAll(addressedFile), ([, address = '']) =>
    address.startsWith('.') ? address : `./${address}`,
  ),
];

const readModule = (path: string, source: string, resolve: Resolve): Module => {
  const parsed = parseSync(path, source).module;
  const module: Module = { links: [], passedOn: new Map() };
  const link = (specifier: string, names: Names): void => {
    const to = resolve(path, specifier);
    if (to !== undefined) module.links.push({ to, names });
  };
  for (const { specifier, names } of importsOf(parsed)) link(specifier, names);
  for (const { specifier, inner, outer } of exportsOf(parsed)) {
    const from = resolve(path, specifier);
    if (from !== undefined && inner !== null && outer !== null) module.passedOn.set(outer, { from, name: inner });
    else link(specifier, 'all');
  }
  for (const address of addressesIn(parsed, source)) link(address, 'all');
  return module;
};

/** The importers of each file. Whoever takes a name from an index imports the file that the name comes from. */
export const importersOf = (sources: ReadonlyMap<string, string>, resolve: Resolve): Importers => {
  const modules = new Map([...sources].map(([path, source]) => [path, readModule(path, source, resolve)]));
  const importers = new Map<string, Set<string>>();
  const add = (file: string, importer: string): void => {
    importers.set(file, (importers.get(file) ?? new Set()).add(importer));
  };
  const follow = (importer: string, file: string, name: string): void => {
    const passedOn = modules.get(file)?.passedOn.get(name);
    if (passedOn) follow(importer, passedOn.from, passedOn.name);
    else add(file, importer);
  };
  for (const [path, { links, passedOn }] of modules) {
    for (const { from } of passedOn.values()) add(from, path);
    for (const { to, names } of links)
      if (names === 'all') add(to, path);
      else for (const name of names) follow(path, to, name);
  }
  return new Map([...importers].map(([file, found]) => [file, [...found]]));
};
