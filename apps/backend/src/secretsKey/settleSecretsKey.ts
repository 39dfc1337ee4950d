import type { Database, Transaction } from '../db/client';
import { SettingsError } from '../runtime/env';
import { existingSecretsKey, secretsKey, secretsKeyFile, type SecretsKeyOptions } from '../runtime/secretsKey';
import { markOf, readMark, rememberKey } from './rememberedKey';
import { readsSecrets } from './sealedSecrets';

interface SettleSecretsKeyOptions extends SecretsKeyOptions {
  db: Database;
  /** The name of a key that is lost for good, as the refusal gives it. */
  lost: string | undefined;
  /** Removes everything that only the key of this name could read. */
  giveUp: (transaction: Transaction, name: string) => Promise<void>;
}

/**
 * The name that SECRETS_KEY_LOST must give. It stands for one key, so that a setting left behind can't give up a later
 * one. `unknown` if the secrets are older than the mark.
 */
const nameOf = (mark: Buffer | undefined): string => mark?.toString('hex').slice(0, 8) ?? 'unknown';

const fits = (db: Database, mark: Buffer | undefined, atHand: Buffer | undefined): boolean | Promise<boolean> => {
  if (!mark) return readsSecrets(db, atHand);
  return atHand !== undefined && markOf(atHand).equals(mark);
};

const whatIsWrong = (file: string, given: string | undefined, atHand: Buffer | undefined): string => {
  if (!atHand)
    return `The key that secrets in this database are sealed with is missing: SECRETS_KEY isn't set, and there is no ${file}.`;
  const from = given === undefined ? file : 'SECRETS_KEY';
  return `${from} contains a different key from the one that secrets in this database are sealed with.`;
};

const whatToDo = (file: string, name: string): string =>
  `Restore that key from your backup, in SECRETS_KEY or in ${file}. ` +
  `If it is lost for good, start once with SECRETS_KEY_LOST=${name}: two-factor authentication is then turned off for ` +
  'everyone who uses it, and the numbers and photos of identity documents are removed.';

/**
 * The key that this database's secrets are sealed with. The database remembers it from the first start. With another
 * key, traders who use two-factor couldn't sign in, so that start is refused; no new key is made unless the old one is
 * given up.
 */
export const settleSecretsKey = async (options: SettleSecretsKeyOptions): Promise<Buffer> => {
  const { db, given, folder, lost, giveUp } = options;
  const mark = await readMark(db);
  const atHand = existingSecretsKey({ given, folder });
  const isRight = await fits(db, mark, atHand);
  const name = nameOf(mark);
  if (!isRight && lost !== name) {
    const file = secretsKeyFile(folder);
    throw new SettingsError(`${whatIsWrong(file, given, atHand)} ${whatToDo(file, name)}`);
  }
  const key = secretsKey({ given, folder });
  await db.transaction(async (transaction) => {
    if (!isRight) await giveUp(transaction, name);
    if (!isRight || !mark) await rememberKey(transaction, key);
  });
  return key;
};
