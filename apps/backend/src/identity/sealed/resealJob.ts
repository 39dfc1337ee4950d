import type { Database } from '../../db/client';
import type { Job } from '../../runtime/job';
import type { Seals } from '../secrets/sealing';
import { finishDocuments, finishResealing, isResealing, readCurrentKey } from './keysInUse';
import {
  clearFormerDigests,
  lookOn,
  readSealed,
  resealRow,
  sealedPlaces,
  type Looked,
  type SealedPlace,
  type SealedRow,
} from './sealedPlaces';

interface ResealJobOptions {
  db: Database;
  seals: Seals;
  log: Record<'info' | 'warn', (fields: Record<string, unknown>, message: string) => void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

type Resealed = 'resealed' | 'unreadable' | 'gone';

/** After how many values it looks whether it was stopped. */
const askedEvery = 20;

/**
 * Seals with the current key whatever isn't yet, once an operator has asked for it. Value by value, so that nobody waits
 * for it, and what is sealed says with what: stopped at any moment, it goes on with the rest.
 */
export const resealJob = ({ db, seals, log, now }: ResealJobOptions): Job => {
  /** Undefined if no key opens it: a key that was lost earlier, unnoticed. */
  const open = ({ sealed, owner }: SealedRow): Buffer | undefined => {
    try {
      return seals.unsealBytes(sealed, owner);
    } catch {
      return undefined;
    }
  };

  const goesOn = async (stopping: AbortSignal): Promise<boolean> => !stopping.aborted && (await isResealing(db));

  const resealOne = async (place: SealedPlace, id: string): Promise<Resealed> => {
    const row = await readSealed(db, place, id);
    if (!row) return 'gone';
    const opened = open(row);
    if (!opened) return 'unreadable';
    await resealRow(db, seals, place, { ...row, opened });
    return 'resealed';
  };

  const tell = ({ name }: SealedPlace, { resealed, unreadable }: Record<Resealed, number>): void => {
    if (resealed > 0) log.info({ sealed: name, resealed }, 'Sealed with the current key');
    if (unreadable > 0) log.warn({ sealed: name, unreadable }, 'No key at hand opens these secrets');
  };

  /** Returns whether it came to the end. */
  const resealAll = async (place: SealedPlace, stopping: AbortSignal): Promise<boolean> => {
    const counts = { resealed: 0, unreadable: 0, gone: 0 };
    for (let after: string | undefined = ''; after !== undefined;) {
      const { last, others }: Looked = await lookOn(db, place, after, seals.header);
      for (const [index, id] of others.entries()) {
        if (index % askedEvery === 0 && !(await goesOn(stopping))) return false;
        counts[await resealOne(place, id)] += 1;
      }
      if (stopping.aborted) return false;
      after = last;
    }
    tell(place, counts);
    return true;
  };

  return {
    name: 'reseal',
    everyMs: 2_000,
    work: async (stopping) => {
      if (!(await goesOn(stopping))) return;
      const isForDocumentsOnly = (await readCurrentKey(db))?.isForDocumentsOnly ?? false;
      const places = sealedPlaces.filter(({ isDocument }) => isDocument || !isForDocumentsOnly);
      for (const place of places) if (!(await resealAll(place, stopping))) return;
      if (isForDocumentsOnly) return finishDocuments(db);
      // Calls that digested with an old key end before the next run, which finds what they left.
      if (seals.forgetOldKeys()) return;
      await clearFormerDigests(db, stopping);
      if (!(await goesOn(stopping))) return;
      await db.transaction((transaction) => finishResealing(transaction, new Date(now())));
      log.info({}, 'Everything is sealed with the current key; nothing depends on an older one');
    },
  };
};
