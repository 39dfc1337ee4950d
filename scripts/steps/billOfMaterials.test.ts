import { expect, it } from 'vitest';
import { billOfMaterials } from './billOfMaterials';

it('lists every package that ships, and none that only development needs [OPS-474]', () => {
  const { metadata, components, dependencies } = billOfMaterials();
  const names = components.map(({ name }) => name);
  expect(metadata.component.name).toBe('xdc-exchange');
  expect(names).toEqual(expect.arrayContaining(['react', 'xstate', 'socket.io', 'fastify', 'pg', '@noble/hashes']));
  expect(names.filter((name) => ['vite', 'vitest', 'storybook', '@playwright/test', 'oxlint'].includes(name))).toEqual(
    [],
  );
  const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']));
  for (const { ref, dependsOn = [] } of dependencies)
    expect([ref, ...dependsOn].filter((one) => !refs.has(one))).toEqual([]);
});
