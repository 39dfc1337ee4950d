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

/** Imports between the backend's areas that are left. Nothing may be added. @type {Record<string, string[]>} */
const siblingsLeft = {
  history: ['trading', 'wallet'],
  kyc: ['accounts'],
  profile: ['accounts', 'kyc'],
  referral: ['accounts'],
  requests: ['accounts'],
  staking: ['accounts'],
  wallet: ['accounts', 'markets', 'status'],
  windDown: ['accounts', 'status'],
};

const areas = '^apps/backend/src/areas/';
/** @param {string} area */
const siblingsOf = (area) => [area, ...(siblingsLeft[area] ?? [])].join('|');

/** @type {Rule[]} */
const betweenBackendAreas = [
  {
    name: 'backend-areas-import-no-sibling',
    severity: 'error',
    from: {
      path: `${areas}([^/]+)/`,
      pathNot: [tests, testing, ...Object.keys(siblingsLeft).map((area) => `${areas}${area}/`)],
    },
    to: { path: areas, pathNot: `${areas}$1/` },
  },
  ...Object.keys(siblingsLeft).map((area) => ({
    name: `backend-${area}-imports-no-more-siblings`,
    severity: /** @type {const} */ ('error'),
    from: { path: `${areas}${area}/`, pathNot: [tests, testing] },
    to: { path: areas, pathNot: `${areas}(?:${siblingsOf(area)})/` },
  })),
];

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
    ...betweenBackendAreas,
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
    {
      name: 'no-area-imports-a-sibling',
      severity: 'error',
      from: { path: '^apps/backend/src/areas/([^/]+)/', pathNot: '/testing/' },
      to: { path: '^apps/backend/src/areas/', pathNot: '^apps/backend/src/areas/$1/' },
    },
    {
      name: 'below-the-areas-nobody-knows-them',
      severity: 'error',
      from: {
        path: '^apps/backend/src/(area|consumers|contract|custody|db|devPages|dueWork|engine|exchange|http|identity|inbox|ledger|live|mail|marketData|operator|orders|ownership|pictures|reference|runtime|transfers)/',
        pathNot: '/testing/',
      },
      to: { path: '^apps/backend/src/areas/' },
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
