import type { Database, Transaction } from '../db/client';
import { SettingsError } from '../runtime/env';
import { existingSecretsKey, secretsKey, secretsKeyFile, type SecretsKeyOptions } from '../runtime/secretsKey';
import { markOf, readMark, rememberKey } from './rememberedKey';
import { readsSecrets } from './sealedSecrets';

interface SettleSecretsKeyOptions extends SecretsKeyOptions {
  db: Database;
  /** The name of a key that nobody has any more, as the refusal tells it. */
  lost: string | undefined;
  /** Removes what can only be read with the key of this name. */
  giveUp: (transaction: Transaction, name: string) => Promise<void>;
}

/**
 * What the setting for a lost key has to say. It names one key, so that a setting that was left behind gives up none
 * but the one it was meant for. Of secrets from before keys were remembered nobody knows which it was.
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
  return `${from} holds another key than the one that secrets in this database are sealed with.`;
};

const whatToDo = (file: string, name: string): string =>
  `Restore that key from your backup, in SECRETS_KEY or in ${file}. ` +
  `If it is lost for good, start once with SECRETS_KEY_LOST=${name}: two-factor authentication is then turned off for ` +
  'everybody who uses it, and the numbers and pictures of identity documents are removed.';

/**
 * The key that secrets in the database are sealed with, once it is certain to be that one. The database remembers it
 * from the first start on. Another one would let nobody in who uses two-factor, so a start with it is refused, and no
 * new key is made in its place unless the old one is given up.
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
