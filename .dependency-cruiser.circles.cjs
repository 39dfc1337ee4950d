const { options } = require('./.dependency-cruiser.cjs');

/**
 * No circles in the product, between files or between folders. Tests and stories are left out: they stand beside what
 * they test, and use the `testing` folders below it. @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-files',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '/fixtures/', '\\.test\\.tsx?$', '\\.stories\\.tsx$'] },
  },
};
