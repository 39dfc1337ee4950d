// Makes the client's types and tables, and docs/asyncapi.yaml, from openapi.yaml: `npm run contract`. With --check it only
// reports whether they are up to date.
import { takeContract } from './contract/generate';

const { ok, output } = await takeContract({ onlyCheck: process.argv.includes('--check') });
(ok ? console.log : console.error)(output);
process.exitCode = ok ? 0 : 1;
