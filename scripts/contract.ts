// Numbers openapi.yaml, writes down what changed since its last release, and makes docs/asyncapi.yaml and the client's
// types and tables from it: `npm run contract`. A breaking change needs `-- --breaking`; `-- --release` makes this version
// the last release. With --check it only reports whether everything is up to date.
import { takeContract } from './contract/generate';
import { takeVersion } from './contract/version';

const has = (flag: string): boolean => process.argv.includes(`--${flag}`);
const onlyCheck = has('check');
const isBreakingMeant = has('breaking');
const releaseDate = has('release') ? new Date().toISOString().slice(0, 10) : undefined;

for (const { ok, output } of [
  await takeVersion({ onlyCheck, isBreakingMeant, releaseDate }),
  await takeContract({ onlyCheck }),
]) {
  (ok ? console.log : console.error)(output);
  if (!ok) process.exitCode = 1;
}
