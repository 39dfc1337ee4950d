import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './env';

const keyBytes = 32;

/** Where the key is kept if none is given. */
export const secretsKeyFile = (folder: string): string => join(folder, 'secrets.key');

/** Where the keys before it are, one in each line. */
export const oldSecretsKeysFile = (folder: string): string => `${secretsKeyFile(folder)}.old`;

const keyIn = (text: string, from: string): Buffer => {
  const key = Buffer.from(text, 'base64');
  if (key.length === keyBytes) return key;
  throw new SettingsError(
    `${from} contains no key. Traders' secrets can't be read without the original one. Restore it from your backup; if ` +
      'there is none, delete the file and start again.',
  );
};

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** If two processes start at once, the first writes the key and the other reads it. */
const writeNew = (file: string): void => {
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
};

export interface SecretsKeyOptions {
  /** In base64; if undefined, a key is kept in the folder. */
  given: string | undefined;
  /** Those before it; if undefined, they may be in the folder. */
  givenOld?: readonly string[] | undefined;
  folder: string;
}

/** The key that seals secrets in the database. It is kept elsewhere, so that neither is of use alone. */
export const secretsKey = ({ given, folder }: SecretsKeyOptions): Buffer => {
  if (given !== undefined) return keyIn(given, 'SECRETS_KEY');
  const file = secretsKeyFile(folder);
  mkdirSync(folder, { recursive: true });
  writeNew(file);
  return keyIn(readFileSync(file, 'utf8'), file);
};

/** The same for readers, which never create a key: undefined if there is none. */
export const existingSecretsKey = ({ given, folder }: SecretsKeyOptions): Buffer | undefined => {
  const file = secretsKeyFile(folder);
  return given !== undefined || existsSync(file) ? secretsKey({ given, folder }) : undefined;
};

/** Keys that were current before, by which what isn't sealed with the current one yet is read. */
export const oldSecretsKeys = ({ givenOld, folder }: SecretsKeyOptions): Buffer[] => {
  if (givenOld !== undefined) return givenOld.map((text) => keyIn(text, 'SECRETS_KEY_OLD'));
  const file = oldSecretsKeysFile(folder);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split(/\s+/);
  return lines.map((text) => keyIn(text, file));
};
