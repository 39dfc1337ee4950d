import vitest from '@vitest/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Arrows only run downwards: what each room may import besides itself. */
const mayImport = {
  domain: [],
  contract: [],
  api: ['domain', 'contract'],
  machines: ['domain'],
  ui: ['domain'],
  web: ['domain', 'api', 'machines', 'ui'],
  backend: ['domain', 'contract'],
  storybook: ['domain', 'api', 'machines', 'ui', 'web'],
  scripts: ['domain', 'api', 'contract'],
};

const rooms = [
  { type: 'domain', pattern: 'packages/domain' },
  { type: 'contract', pattern: 'packages/api/src/contract' },
  { type: 'api', pattern: 'packages/api' },
  { type: 'machines', pattern: 'packages/machines' },
  { type: 'ui', pattern: 'packages/ui' },
  { type: 'web', pattern: 'apps/exchange' },
  { type: 'backend', pattern: 'apps/backend' },
  { type: 'storybook', pattern: '?storybook' },
  { type: 'scripts', pattern: 'scripts' },
];

const element = (types) => ({ element: { types: { anyOf: types } } });

const boundaryPolicies = Object.entries(mayImport).map(([type, others]) => ({
  from: { element: { type } },
  allow: { to: element([type, ...others]) },
}));

const exportByName = {
  selector: 'ExportAllDeclaration',
  message: 'Export by name, so that the door of a package stays readable.',
};

const colourText =
  '/#[0-9a-fA-F]{3,8}\\b(?![-\\w])|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|^(white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta)$/';

/** A colour has a meaning, and meanings stand in the tokens. */
const rawColours = ['Literal[value', 'TemplateElement[value.raw'].map((node) => ({
  selector: `:matches(Property, JSXAttribute, TemplateLiteral, CallExpression) ${node}=${colourText}]`,
  message: 'Colours come from the tokens: import vars from the theme.',
}));

/** Numbers of one file mean nothing to another: they stand above each other in one scale. */
const rawLayers = {
  selector: 'Property[key.name="zIndex"] > :matches(Literal, UnaryExpression)',
  message: 'What lies above what stands in the tokens: import layer.',
};

/** An address that is written out where it is used would be a second list. */
const writtenPaths = [':matches(JSXAttribute, Property)', 'JSXAttribute > JSXExpressionContainer'].map((place) => ({
  selector: `${place} > Literal[value=/^\\u002F[a-zA-Z]/]`,
  message: 'Addresses come from apps/exchange/src/shared/page/paths.ts.',
}));

/** Both are in maintenance mode for good, and stay behind one file each: docs/adr/0018-generated-client.md. */
const frozen = {
  'openapi-fetch': 'packages/api/src/client/client.ts',
  'openapi-typescript': 'scripts/contract/generate.ts',
};

const frozenImports = (names) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: names.map((name) => ({
        name,
        message: `Only ${frozen[name]} imports it: see docs/adr/0018-generated-client.md.`,
      })),
    },
  ],
});

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '.tsc/',
    '.data/',
    'storybook-static/',
    '**/*.gen.ts',
    'test-results/',
    'shots/',
    'apps/exchange/public/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      complexity: ['error', 10],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', exportByName],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{packages,apps,scripts,.storybook}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'import/resolver': { typescript: { noWarnOnMultipleProjects: true } },
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: boundaryPolicies }] },
  },
  { files: ['**/*.{ts,tsx,js,mjs}'], rules: frozenImports(Object.keys(frozen)) },
  ...Object.entries(frozen).map(([own, file]) => ({
    files: [file],
    rules: frozenImports(Object.keys(frozen).filter((name) => name !== own)),
  })),
  {
    files: ['packages/ui/src/{components,theme}/**', 'apps/exchange/src/**/*.{css.ts,tsx}', '.storybook/pages/**'],
    rules: { 'no-restricted-syntax': ['error', exportByName, rawLayers, ...rawColours] },
  },
  {
    files: ['apps/exchange/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,stories}.{ts,tsx}',
      '**/testing/**',
      '**/bench/**',
      '**/shared/page/paths.ts',
      '**/shared/config/config.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', exportByName, rawLayers, ...rawColours, ...writtenPaths] },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.stories.tsx'],
    extends: [storybook.configs['flat/recommended']],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    extends: [vitest.configs.recommended],
    rules: {
      'vitest/valid-title': 'off',
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': 'off',
    },
  },
  {
    // A package's list of exports is as long as what it offers.
    files: ['packages/*/src/index.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['scripts/**', 'apps/*/build.*', '**/operator*.ts'],
    rules: { 'no-console': 'off' },
  },
);
