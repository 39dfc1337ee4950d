/** @import { Rule } from './rule' */

/** @type {Rule} */
export const exportByName = {
  create: ({ report }) => ({
    ExportAllDeclaration: (node) =>
      report({ node, message: 'Export by name, so that the door of a package stays readable.' }),
  }),
};

/** @type {Rule} */
export const storiesInPascalCase = {
  create: ({ report }) => ({
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > Identifier.id': (node) => {
      if (!/^[A-Z]/.test(node.name)) report({ node, message: 'The name of a story begins with a capital.' });
    },
  }),
};
