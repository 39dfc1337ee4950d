import { createSeals, type Seals } from '../identity/secrets/sealing';
import {
  forgetOldMark,
  keyName,
  markOf,
  readCurrentKey,
  readOldMarks,
  rememberCurrent,
  setResealing,
} from '../identity/sealed/keysInUse';
import { countOf, type KeyMarks } from '../identity/sealed/sealedPlaces';
import type { Database, Transaction } from '../db/client';
import { keepAction } from '../operator/actions';
import { SettingsError } from '../runtime/env';
import { existingSecretsKey, oldSecretsKeys, secretsKey, type SecretsKeyOptions } from '../runtime/secretsKey';
import { keysOf, missingKeyRefusal, namesOf, type FoundKeys } from './missingKeys';
import { readsSecrets } from './sealedSecrets';

/** What secrets are sealed with, and keys that some are still sealed with, newest first. */
export interface SecretsKeys {
  current: Buffer;
  old: readonly Buffer[];
}

interface SettleSecretsKeyOptions extends SecretsKeyOptions {
  db: Database;
  /** The name of a key that is lost for good, as the refusal gives it. */
  lost: string | undefined;
  /** Removes everything that no key at hand could read. */
  giveUp: (transaction: Transaction, name: string, atHand: KeyMarks) => Promise<void>;
}

/** In a database from before keys were recorded it is the one that reads some of its secrets. */
const findUnrecorded = async (db: Database, atHand: readonly Buffer[]): Promise<FoundKeys> => {
  const nothing = { unlabelled: null, isRecorded: false };
  if (await readsSecrets(db, undefined)) return { ...nothing, mark: undefined, missing: [] };
  for (const key of atHand)
    if (await readsSecrets(db, key)) return { ...nothing, mark: markOf(key), unlabelled: markOf(key), missing: [] };
  return { ...nothing, mark: undefined, missing: ['unknown'] };
};

const find = async (db: Database, atHand: readonly Buffer[]): Promise<FoundKeys> => {
  const recorded = await readCurrentKey(db);
  if (!recorded) return findUnrecorded(db, atHand);
  const { mark, unlabelled } = recorded;
  const isMissing = (needed: Buffer): boolean => !atHand.some((key) => markOf(key).equals(needed));
  const old = await readOldMarks(db);
  return { mark, unlabelled, isRecorded: true, missing: [mark, ...old].filter(isMissing) };
};

/** An old key that nothing is sealed with any more isn't needed, whether or not anybody had that done. */
const withoutUnneeded = async (db: Database, found: FoundKeys): Promise<FoundKeys> => {
  const unneeded = new Set<Buffer | 'unknown'>();
  for (const mark of found.missing) {
    if (mark === 'unknown' || mark === found.mark) continue;
    const counts = await countOf(db, keysOf([mark], found.unlabelled));
    if (counts.every(({ left }) => left === 0)) unneeded.add(mark);
  }
  if (unneeded.size === 0) return found;
  await db.transaction(async (transaction) => {
    for (const mark of unneeded) if (mark !== 'unknown') await forgetOldMark(transaction, mark);
    // What was digested with it has to go as well.
    await setResealing(transaction, true);
  });
  return { ...found, missing: found.missing.filter((mark) => !unneeded.has(mark)) };
};

const newKeyWhy = 'The exchange was started with a new key for secrets.';

/**
 * The keys that this database's secrets are sealed with. The database remembers them from the first start. Without them
 * traders who use two-factor couldn't sign in, so that start is refused; no key takes another's place unless that is
 * given as well, or given up.
 */
export const settleSecretsKeys = async (options: SettleSecretsKeyOptions): Promise<SecretsKeys> => {
  const { db, lost, giveUp } = options;
  const current = existingSecretsKey(options);
  const before = oldSecretsKeys(options);
  const atHand = [...(current ? [current] : []), ...before];
  const found = await withoutUnneeded(db, await find(db, atHand));
  const names = namesOf(found);
  if (found.missing.length > 0 && lost !== names)
    throw new SettingsError(await missingKeyRefusal(db, found, { ...options, hasKey: current !== undefined }));
  const key = secretsKey(options);
  const mark = markOf(key);
  const isHere = (needed: Buffer): boolean => [key, ...before].some((one) => markOf(one).equals(needed));
  const former = found.mark && !found.mark.equals(mark) && isHere(found.mark) ? found.mark : undefined;
  await db.transaction(async (transaction) => {
    if (found.missing.length > 0) {
      await giveUp(transaction, names, keysOf([key, ...before].map(markOf), found.unlabelled));
      for (const gone of found.missing) if (gone !== 'unknown') await forgetOldMark(transaction, gone);
    }
    if (!found.isRecorded || found.mark?.equals(mark) !== true)
      await rememberCurrent(transaction, { mark, former, unlabelled: found.unlabelled });
    // Digests made with a lost key have to go as well.
    if (found.missing.length > 0) await setResealing(transaction, true);
    if (former)
      await keepAction(transaction, {
        at: new Date(),
        who: 'operator',
        why: newKeyWhy,
        words: `SECRETS_KEY (${keyName(mark)}), SECRETS_KEY_OLD (${keyName(former)})`,
      });
  });
  const old = await readOldMarks(db);
  return {
    current: key,
    old: old.flatMap((needed) => before.find((one) => markOf(one).equals(needed)) ?? []),
  };
};

/** The same for a process beside the owner of the exchange, which settled them. */
export const secretsKeysInUse = async (
  options: Pick<SettleSecretsKeyOptions, 'db' | 'given' | 'givenOld' | 'folder'>,
): Promise<SecretsKeys> => {
  const { db } = options;
  const current = existingSecretsKey(options);
  const recorded = await readCurrentKey(db);
  if (!current || recorded?.mark.equals(markOf(current)) !== true)
    throw new SettingsError('SECRETS_KEY is not the one that the owner of the exchange was started with.');
  const before = oldSecretsKeys(options);
  const old = await readOldMarks(db);
  return { current, old: old.flatMap((needed) => before.find((one) => markOf(one).equals(needed)) ?? []) };
};

export const sealsOf = ({ current, old }: SecretsKeys): Seals => createSeals(current, ...old);
