import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './steps/build.mjs';

buildIfNeeded(fileURLToPath(new URL('..', import.meta.url)));
console.log('Built: apps/exchange/dist and apps/backend/dist.');
