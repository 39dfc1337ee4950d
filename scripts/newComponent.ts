import { componentGroups } from './scaffold/componentGroups';
import { nameFrom, scaffold } from './scaffold/scaffold';

const groups = componentGroups();

const usage = `npm run new:component Name Group [what it is, and which documented screens use it]

  Name   as in PriceChange
  Group  where Storybook lists it: ${groups.map((group) => (group.includes(' ') ? `"${group}"` : group)).join(', ')}`;

const name = nameFrom(process.argv.slice(2), /^[A-Z][A-Za-z0-9]*$/, usage);
const group = nameFrom(process.argv.slice(3), new RegExp(`^(${groups.join('|')})$`), usage);
const words = process.argv.slice(4);
const description = words.join(' ') || 'What it is, in one sentence, and which documented screens use it.';

const component = `
import type { ComponentPropsWithRef } from 'react';
import * as styles from './${name}.css';

export type ${name}Props = Omit<ComponentPropsWithRef<'div'>, 'className'>;

export const ${name} = (props: ${name}Props) => <div {...props} className={styles.root} />;
`;

const styles = `
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({ color: vars.text.primary });
`;

const stories = `
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ${name} } from './${name}';

const meta = preview.meta({
  component: ${name},
  title: 'Components/${group}/${name}',
  parameters: { docs: { description: { component: ${JSON.stringify(description)} } } },
});

export const Plain = meta.story({
  args: { children: '${name}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
});
`;

const folder = `packages/ui/src/components/${name}`;

await scaffold({
  files: {
    [`${folder}/${name}.tsx`]: component,
    [`${folder}/${name}.css.ts`]: styles,
    [`${folder}/${name}.stories.tsx`]: stories,
  },
  source: 'packages/ui/src',
  exportStatement: `export { ${name}, type ${name}Props } from './components/${name}/${name}';`,
  exportedName: name,
});
