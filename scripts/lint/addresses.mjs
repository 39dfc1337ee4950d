/** @import { Rule } from './rule' */

/** Addresses belong in one list, so code must not spell them out. @type {Rule} */
export const addressesFromPaths = {
  create: ({ report }) => ({
    Literal: (node) => {
      if (typeof node.value !== 'string' || !/^\/[a-zA-Z]/.test(node.value)) return;
      const { parent } = node;
      const place = parent.type === 'JSXExpressionContainer' ? parent.parent : parent;
      if (place.type === 'JSXAttribute' || parent.type === 'Property')
        report({ node, message: 'Addresses come from apps/exchange/src/shared/page/paths.ts.' });
    },
  }),
};
