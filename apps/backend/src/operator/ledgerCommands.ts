import { hasAtMostDecimals, isAbove, isBelow, parseTyped, type DecimalText } from '@exchange/domain';
import type { StatusStore } from '../areas/status/store';
import type { LedgerReport } from '../ledger/ledgerCheck';
import { done, failed, type Spoken } from './spoken';

export const ledgerUsage = 'ledger check';
export const feesUsage = 'fees <BASE-QUOTE> <buy %> <sell %>';

const spokenReport = ({ checks, totals, isSound }: LedgerReport): string[] => [
  ...checks.flatMap(({ holds, looked, found, culprits }) => [
    `${found === 0 ? 'ok   ' : 'WRONG'}  ${holds} (${looked.join(', ')})`,
    ...(found === 0 ? [] : [`       ${found.toLocaleString('en')} differ, the first are:`]),
    ...culprits.map((culprit) => `         ${culprit}`),
  ]),
  ...totals.map(
    ({ asset, traders, house, together }) =>
      `total  ${asset.padEnd(7)} traders ${traders}, house ${house}, together ${together}`,
  ),
  isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.',
];

export const runLedgerCommand = async (
  words: readonly string[],
  check: () => Promise<LedgerReport>,
): Promise<Spoken> => {
  if (words.join(' ') !== 'check') return failed(`Usage: ${ledgerUsage}`);
  const report = await check();
  const lines = spokenReport(report);
  return report.isSound ? done(...lines) : failed(...lines);
};

const readPercent = (word: string): DecimalText | undefined => {
  const percent = parseTyped(word);
  if (percent === undefined || isBelow(percent, '0') || isAbove(percent, '100')) return undefined;
  return hasAtMostDecimals(percent, 6) ? percent : undefined;
};

export const runFeesCommand = async (words: readonly string[], status: StatusStore): Promise<Spoken> => {
  const [name, buyWord, sellWord] = words;
  if (name === undefined || buyWord === undefined || sellWord === undefined || words.length > 3)
    return failed(`Usage: ${feesUsage}`);
  const [buy, sell] = [readPercent(buyWord), readPercent(sellWord)];
  if (buy === undefined || sell === undefined)
    return failed('A fee is a percentage from 0 to 100 with at most 6 decimals.');
  if (!(await status.setFees(name, { buy, sell }))) return failed(`There is no pair ${name}.`);
  return done(`New orders of ${name} pay ${buy} % to buy and ${sell} % to sell. Orders placed before keep their fee.`);
};
