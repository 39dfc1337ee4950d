import type { Built } from './build';

const source = (made: string, type: string, name: string, value: unknown): string =>
  `// Made from ${made} by \`npm run texts\`; do not edit.
import type { ${type} } from '@exchange/domain';

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`;

const folder = 'apps/exchange/content';

/** The sources that the application imports, by file. */
export const textSources = ({ pages, faqs, tokens }: Built): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [
      `${name}.gen.ts`,
      source(`${folder}/${name}.md`, 'TextPage', name, page),
    ]),
  ),
  'faqs.gen.ts': source(`${folder}/faqs.md`, 'FaqPage', 'faqs', faqs),
  'tokens.gen.ts': source(`${folder}/tokens`, 'TokenStories', 'tokenStories', tokens),
});
