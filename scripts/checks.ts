// Runs checks of our own in one process, by name: `tsx scripts/checks.ts words texts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithTests } from './acceptance/compare';
import { takeContract } from './contract/generate';
import { takeVersion } from './contract/version';
import { checkSecurity } from './security/checkSecurity';
import { reportsFolder } from './test/reports';
import { takeTexts } from './texts/publicTexts';
import { checkWords } from './words/checkWords';

interface Outcome {
  ok: boolean;
  output: string;
}

const checks: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  acceptance: () => compareWithTests({ showsOpen: false }),
  words: checkWords,
  security: checkSecurity,
  'contract version': () => takeVersion({ onlyCheck: true }),
  'generated files': () => takeContract({ onlyCheck: true }),
  texts: () => takeTexts({ onlyCheck: true }),
};

const run = async (name: string): Promise<Outcome> => {
  try {
    return (await checks[name]?.()) ?? { ok: false, output: `There is no check ${name}.` };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? String(error.stack) : String(error) };
  }
};

const results = [];
for (const name of process.argv.slice(2)) {
  const started = Date.now();
  const outcome = await run(name);
  results.push({ name, ...outcome, seconds: (Date.now() - started) / 1000 });
}
mkdirSync(reportsFolder, { recursive: true });
writeFileSync(join(reportsFolder, 'checks.json'), JSON.stringify(results));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
