import { checkLedger, type CheckProgress, type LedgerReport } from '../ledger/checks/ledgerCheck';
import { done, refused } from './answer';
import { reading } from './command';
import { correctionCommand } from './corrections';

export const spokenReport = ({ checks, totals, isSound }: LedgerReport): string[] => [
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

const tellEveryMs = 5_000;

/** Says how far a long check is, from time to time. */
export const createTeller = (tell: (line: string) => void) => {
  let toldAt = performance.now();
  return ({ holds, share }: CheckProgress): void => {
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    tell(`${Math.floor(share * 100)} %: ${holds}…`);
  };
};

export const ledgerCommands = [
  reading({
    name: 'ledger check',
    usage: '',
    meaning: 'prove that all money is accounted for; trading can continue in the meantime',
    takes: [0, 0],
    run: async (_, { database, tell }) => {
      const report = await checkLedger(database.pool, { onProgress: createTeller(tell) });
      const lines = spokenReport(report);
      const { isSound, checks, totals } = report;
      const json = { isSound, checks, totals };
      return isSound ? done(lines, json) : refused(lines, { error: 'The ledger is NOT sound.', ...json });
    },
  }),
  correctionCommand,
];
