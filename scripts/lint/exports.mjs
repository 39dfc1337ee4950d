/** @import { Rule } from './rule' */

/** @type {Rule} */
export const exportByName = {
  create: ({ report }) => ({
    ExportAllDeclaration: (node) => report({ node, message: "Export by name, so a package's exports stay readable." }),
  }),
};

/** @type {Rule} */
export const storiesInPascalCase = {
  create: ({ report }) => ({
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > Identifier.id': (node) => {
      if (!/^[A-Z]/.test(node.name)) report({ node, message: 'Story names start with a capital letter.' });
    },
  }),
};
