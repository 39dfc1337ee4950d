/** @import { Rule } from './rule' */

/** `it` of `it.each(rows)(…)`. @param {any} callee @returns {string} */
const rootOf = (callee) => callee.name ?? rootOf(callee.object ?? callee.callee ?? callee.tag ?? { name: '' });

/** Not `expect.any(…)`, which checks nothing. @param {any} callee */
const isExpect = ({ name, object, property }) =>
  name === 'expect' || (object?.name === 'expect' && (property.name === 'poll' || property.name === 'soft'));

const isFunction = (/** @type {{ type: string }} */ { type }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/**
 * Outside a test, `expect` runs while the tests are collected. oxlint's vitest/no-standalone-expect also refuses it in
 * functions that tests call. @type {Rule}
 */
export const expectInsideTests = {
  create: ({ report, sourceCode }) => ({
    CallExpression: (node) => {
      if (!isExpect(node.callee)) return;
      for (const around of sourceCode.getAncestors(node).reverse().filter(isFunction)) {
        if (around.parent?.type !== 'CallExpression') return;
        const caller = rootOf(around.parent.callee);
        if (caller === 'it' || caller === 'test') return;
        if (caller === 'describe') break;
      }
      report({ node, message: 'Put assertions inside a test.' });
    },
  }),
};
