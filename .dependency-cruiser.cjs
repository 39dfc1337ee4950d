/**
 * Which way imports may run, tests and stories included. Circles are looked for apart from them, in
 * `.dependency-cruiser.circles.cjs`.
 *
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 */

const stories = '[.]stories[.]tsx$';
const tests = '[.]test[.]tsx?$';
const testing = '/testing/';
/** Programs that benchmarks, pacts and tests of faults start. */
const testPrograms = '/(?:bench|fixtures|faults|pact)/|[.]pact[.]';

/** The folder of each room. */
const folders = {
  domain: '^packages/domain/',
  contract: '^packages/api/src/contract/',
  api: '^packages/api/',
  machines: '^packages/machines/',
  ui: '^packages/ui/',
  exchange: '^apps/exchange/',
  backend: '^apps/backend/',
  storybook: '^[.]storybook/',
  scripts: '^scripts/',
};

/** @typedef {keyof typeof folders} Room */

/** What each room may import besides itself. @type {Record<Room, Room[]>} */
const mayImport = {
  domain: [],
  contract: [],
  api: ['domain', 'contract'],
  machines: ['domain'],
  ui: ['domain'],
  exchange: ['domain', 'api', 'machines', 'ui'],
  backend: ['domain', 'contract'],
  storybook: ['domain', 'api', 'machines', 'ui', 'exchange'],
  scripts: ['domain', 'api', 'contract'],
};

const rooms = /** @type {Room[]} */ (Object.keys(folders));

/** The contract stands inside the client's package, and knows less. @param {Room} room */
const roomInside = (room) => (room === 'api' ? [folders.contract] : []);

/** @type {Rule[]} */
const betweenRooms = rooms.map((room) => ({
  name: `${room}-imports-what-is-below`,
  severity: 'error',
  from: { path: folders[room], pathNot: roomInside(room) },
  to: {
    path: Object.values(folders),
    // Stories import Storybook's preview; the next rule keeps everything else from it.
    pathNot: [room, ...mayImport[room], /** @type {const} */ ('storybook')].map((name) => folders[name]),
  },
}));

const app = '^apps/exchange/src/';

const backend = '^apps/backend/src/';
const areas = `${backend}areas/`;
/** What stands on the areas: what is started, what folds them into a server, and what arranges their data for a test. */
const aboveAreas = `${backend}(?:areas|app|pact|faults|simulation|secretsKey|testing)/|${backend}[^/]+$`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...betweenRooms,
    {
      name: 'only-stories-import-storybook',
      severity: 'error',
      from: { path: ['^packages/', '^apps/', '^scripts/'], pathNot: stories },
      to: { path: folders.storybook },
    },
    {
      name: 'shared-knows-nothing-above',
      severity: 'error',
      from: { path: `${app}shared/` },
      to: { path: app, pathNot: `${app}shared/` },
    },
    {
      name: 'entities-know-nothing-above',
      severity: 'error',
      from: { path: `${app}entities/` },
      to: { path: app, pathNot: `${app}(?:entities|shared)/` },
    },
    {
      name: 'app-areas-import-no-sibling',
      severity: 'error',
      from: { path: `${app}([^/]+)/`, pathNot: `${app}(?:app|entities|shared)/` },
      to: { path: app, pathNot: `${app}(?:$1|entities|shared)/` },
    },
    {
      name: 'backend-areas-import-no-sibling',
      severity: 'error',
      from: { path: `${areas}([^/]+)/`, pathNot: [tests, testing] },
      to: { path: areas, pathNot: `${areas}$1/` },
    },
    {
      name: 'below-the-areas-nobody-knows-them',
      severity: 'error',
      from: { path: backend, pathNot: [tests, testing, testPrograms, aboveAreas] },
      to: { path: areas },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: ['^packages/', '^apps/[^/]+/src/'], pathNot: [tests, stories, testing, testPrograms] },
      to: { path: [tests, stories, testing] },
    },
    {
      name: 'other-floors-by-subpath',
      severity: 'error',
      from: { path: `${app}([^/]+)/` },
      to: { path: `${app}[^/]+/`, pathNot: `${app}$1/`, dependencyTypesNot: ['aliased-subpath-import'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '[.]gen[.]ts$'] },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
