import { counted } from '@exchange/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import { backUp } from '../backup/backUp';
import { spokenSize } from '../backup/progress';
import { restoreBackup } from '../backup/restoreBackup';
import * as schema from '../db/schema';
import { spokenMoment } from '../runtime/spokenMoment';
import { markRestored, waitingInCopy, type WaitingInCopy } from '../restored/restoredCopy';
import { keepAction } from './actions';
import { done, type Answer } from './answer';
import { heldLines } from './restored';
import { founding, reading, type EmptyContext, type Given, type GivenChange, type OperatorContext } from './command';

const spokenSeconds = (beganAt: number): string => counted(Math.round((performance.now() - beganAt) / 1_000), 'second');

const keyReminder =
  "The key for secrets isn't in it. Keep a copy of that elsewhere: each is useless without the other.";

const write = async ({ words: [typed = ''] }: Given, { database, pathOf, tell }: OperatorContext): Promise<Answer> => {
  const began = performance.now();
  const file = pathOf(typed);
  const { at, tables, rows, bytes } = await backUp({ connectionString: database.connectionString, file, tell });
  return done(
    [
      `Backed up ${counted(rows, 'row')} of ${counted(tables, 'table')} as of ${spokenMoment(at)}, in ${spokenSeconds(began)}: ${spokenSize(bytes)} in ${file}`,
      keyReminder,
    ],
    { outcome: 'done', file, at: at.toISOString(), tables, rows, bytes },
  );
};

const restore = async (
  { words: [typed = ''], action }: Pick<GivenChange, 'words' | 'action'>,
  empty: EmptyContext,
): Promise<Answer> => {
  const began = performance.now();
  const { now, tell, pathOf } = empty;
  const target = await empty.open();
  try {
    let waiting: WaitingInCopy | undefined;
    const { header, tables, rows } = await restoreBackup({
      target,
      file: pathOf(typed),
      tell,
      complete: async (client) => {
        const at = new Date(now());
        const queries = drizzle(client, { schema });
        await markRestored(queries, at);
        await keepAction(queries, { ...action, at });
        waiting = await waitingInCopy(queries);
      },
    });
    const { at, purpose } = header;
    return done(
      [
        `Restored ${counted(rows, 'row')} of ${counted(tables, 'table')} as of ${spokenMoment(new Date(at))} into ${target.place}, in ${spokenSeconds(began)}.`,
        `It is ${purpose === 'demo' ? 'a demo' : 'a real exchange'}. Start it with the key for secrets that it had then.`,
        ...(waiting ? heldLines(waiting) : []),
      ],
      { outcome: 'done', place: target.place, at, purpose, tables, rows, waiting },
    );
  } finally {
    await target.close();
  }
};

export const backupCommands = [
  reading({
    name: 'backup',
    usage: '<file>',
    meaning: 'write everything in the database to a new file; trading can continue in the meantime',
    takes: [1, 1],
    run: write,
  }),
  founding({
    name: 'restore',
    usage: '<file>',
    meaning: 'restore a backup into an empty database (DATABASE_URL) or data folder (DATA_DIR)',
    takes: [1, 1],
    run: restore,
  }),
];
