// Writes docs/configuration.md from the schema of the settings and the application's config.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { configFile, pageFile } from './files';
import { settingsPage } from './settingsPage';

writeFileSync(pageFile, settingsPage(JSON.parse(readFileSync(configFile, 'utf8')) as Record<string, unknown>));
