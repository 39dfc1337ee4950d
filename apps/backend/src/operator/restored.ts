import { counted } from '@exchange/domain';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { confirmCopy, heldSince, markRestored, waitingInCopy, type WaitingInCopy } from '../restored/restoredCopy';
import { keepAction } from './actions';
import { done, refused, type Answer } from './answer';
import { changing, type GivenChange, type OperatorContext } from './command';
import { createTeller, spokenReport } from './ledger';
import { program } from './words';

/** What a copy has in common with its original, which may have done it already. */
export const heldLines = ({ emails, withdrawals, dueWork }: WaitingInCopy): string[] => [
  `Its numbers go on far above those of the backup. It sends nothing and does no due work until you confirm it. Waiting: ` +
    `${counted(emails, 'email')}, ${counted(withdrawals, 'withdrawal')}, ${counted(dueWork, 'piece of due work', 'pieces of due work')}.`,
  'Compare its withdrawals with what custody has sent since, and correct them. Once the original is stopped for good:',
  `  ${program} restored --confirm --why "..."`,
];

const mark = ({ action }: GivenChange, { database, now }: OperatorContext): Promise<Answer> =>
  database.db.transaction(async (transaction) => {
    const at = new Date(now());
    await markRestored(transaction, at);
    await keepAction(transaction, { ...action, at });
    const waiting = await waitingInCopy(transaction);
    return done(['This database is now a restored copy.', ...heldLines(waiting)], { outcome: 'done', waiting });
  });

const notHeld = 'This database is not a restored copy that waits for a confirmation. Nothing has changed.';

const confirm = async ({ action }: GivenChange, { database, now, tell }: OperatorContext): Promise<Answer> => {
  const { db, pool } = database;
  if ((await heldSince(db)) === undefined) return refused(notHeld);
  const report = await checkLedger(pool, { onProgress: createTeller(tell) });
  if (!report.isSound)
    return refused([...spokenReport(report), 'The copy stays held. Correct the ledger, then confirm again.'], {
      error: 'The ledger is NOT sound. The copy stays held.',
    });
  return db.transaction(async (transaction) => {
    const at = new Date(now());
    await confirmCopy(transaction, at);
    await keepAction(transaction, { ...action, at });
    const confirmed =
      'The ledger is sound. This is the exchange from now on: emails, deposits, withdrawals and due work go on.';
    return done(confirmed, { outcome: 'done' });
  });
};

export const restoredCommands = [
  changing({
    name: 'restored',
    usage: '--confirm',
    meaning: 'check the ledger of a restored copy, then let it send emails and withdrawals and do due work',
    takes: [0, 0],
    options: ['confirm'],
    onlyWith: 'confirm',
    run: confirm,
  }),
  changing({
    name: 'restored',
    usage: '',
    meaning: 'hold all that a copy would send, after a restore by other means than this program',
    takes: [0, 0],
    run: mark,
  }),
];
