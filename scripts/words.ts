// Lists phrases that we don't use, and what we say instead.
import { checkWords } from './words/checkWords';

const { ok, output } = checkWords();
if (output !== '') console.log(output);
process.exitCode = ok ? 0 : 1;
