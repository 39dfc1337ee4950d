/** @import { Rule } from './rule' */

const colour =
  /#[0-9a-fA-F]{3,8}\b(?![-\w])|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|^(white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta)$/;

const styled = new Set(['Property', 'JSXAttribute', 'TemplateLiteral', 'CallExpression']);

/** Every colour has a meaning, which the tokens name. @type {Rule} */
export const coloursFromTokens = {
  create: ({ report, sourceCode }) => {
    /** @param {any} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text !== 'string' || !colour.test(text)) return;
      if (sourceCode.getAncestors(node).some(({ type }) => styled.has(type)))
        report({ node, message: 'Colours come from the tokens: import vars from the theme.' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** A z-index only makes sense relative to all others, so they share one scale. @type {Rule} */
export const layersFromTokens = {
  create: ({ report }) => ({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'zIndex') return;
      if (value.type === 'Literal' || value.type === 'UnaryExpression')
        report({ node: value, message: 'Take z-index from the tokens: import layer.' });
    },
  }),
};
