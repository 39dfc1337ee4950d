import { checkLedger, type LedgerReport } from '../ledger/ledgerCheck';
import { done, refused } from './answer';
import { reading } from './command';
import { correctionCommand } from './corrections';

const spokenReport = ({ checks, totals, isSound }: LedgerReport): string[] => [
  ...checks.flatMap(({ holds, looked, found, culprits }) => [
    `${found === 0 ? 'ok   ' : 'WRONG'}  ${holds} (${looked.join(', ')})`,
    ...(found === 0 ? [] : [`       ${found.toLocaleString('en')} found, starting with:`]),
    ...culprits.map((culprit) => `         ${culprit}`),
  ]),
  ...totals.map(
    ({ asset, traders, house, together }) =>
      `total  ${asset.padEnd(7)} traders ${traders}, house ${house}, together ${together}`,
  ),
  isSound ? 'The ledger is sound.' : 'The ledger is NOT sound.',
];

export const ledgerCommands = [
  reading({
    name: 'ledger check',
    usage: '',
    meaning: 'prove that all money is accounted for; trading can continue in the meantime',
    takes: [0, 0],
    run: async (_, { database }) => {
      const report = await checkLedger(database.pool);
      const lines = spokenReport(report);
      const { isSound, checks, totals } = report;
      const json = { isSound, checks, totals };
      return isSound ? done(lines, json) : refused(lines, { error: 'The ledger is NOT sound.', ...json });
    },
  }),
  correctionCommand,
];
