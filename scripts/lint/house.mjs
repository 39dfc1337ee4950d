// This project's own rules, as an oxlint plugin. .oxlintrc.json says where each is on.
import { addressesFromPaths } from './addresses.mjs';
import { exportByName, storiesInPascalCase } from './exports.mjs';
import { expectInsideTests } from './tests.mjs';
import { coloursFromTokens, layersFromTokens } from './tokens.mjs';

export default {
  meta: { name: 'house' },
  rules: {
    'addresses-from-paths': addressesFromPaths,
    'colours-from-tokens': coloursFromTokens,
    'expect-inside-tests': expectInsideTests,
    'export-by-name': exportByName,
    'layers-from-tokens': layersFromTokens,
    'stories-in-pascal-case': storiesInPascalCase,
  },
};
