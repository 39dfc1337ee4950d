import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './steps/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
buildIfNeeded(root);
process.env['LOG_LEVEL'] ??= 'warn';
await import(new URL('../apps/backend/dist/server.js', import.meta.url).href);
