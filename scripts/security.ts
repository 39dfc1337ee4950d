// Lists requirements of ASVS without a row, and rows without a proof or reason that holds.
import { checkSecurity } from './security/checkSecurity';

const { ok, output } = checkSecurity();
if (output !== '') console.log(output);
process.exitCode = ok ? 0 : 1;
