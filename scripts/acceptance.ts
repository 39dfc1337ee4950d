// Compares the acceptance lists with the tests, and lists what is open unless called with `--check`.
import { compareWithTests } from './acceptance/compare';

const { ok, output } = compareWithTests({ showsOpen: !process.argv.includes('--check') });
console.log(output);
process.exitCode = ok ? 0 : 1;
