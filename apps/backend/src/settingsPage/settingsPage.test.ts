import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from '../runtime/env';
import { configFile, pageFile } from './files';
import { settingsPage } from './settingsPage';

const config = JSON.parse(readFileSync(configFile, 'utf8')) as Record<string, unknown>;

it('docs/configuration.md says what the schema of the settings and config.json say', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(settingsPage(config));
});

it('every setting has a default and a meaning', () => {
  const page = settingsPage(config);
  for (const name of [...Object.keys(readEnv({})), ...Object.keys(config)])
    expect(page).toMatch(new RegExp(`^\\| \`${name}\` \\| .+ \\| .+ \\|$`, 'm'));
});
