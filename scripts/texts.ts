// Builds the public texts from Markdown: `npm run texts`. With --check it only reports whether they are up to date.
import { takeTexts } from './texts/publicTexts';

const { ok, output } = takeTexts({ onlyCheck: process.argv.includes('--check') });
(ok ? console.log : console.error)(output);
process.exitCode = ok ? 0 : 1;
