import { keyName } from '../identity/sealed/keysInUse';
import { countOf, spokenCounts, type KeyMarks } from '../identity/sealed/sealedPlaces';
import type { Queries } from '../db/client';
import { program } from '../operator/words';
import { oldSecretsKeysFile, secretsKeyFile, type SecretsKeyOptions } from '../runtime/secretsKey';

/** Which keys this database's secrets are sealed with, and which are at hand. */
export interface FoundKeys {
  /** Undefined if nothing is sealed yet, or nothing at hand opens what is. */
  mark: Buffer | undefined;
  unlabelled: Buffer | null;
  isRecorded: boolean;
  /** The marks of those needed that aren't at hand; `unknown` if the secrets are older than the record. */
  missing: readonly (Buffer | 'unknown')[];
}

/**
 * The name that SECRETS_KEY_LOST must give. It stands for one key, so that a setting left behind can't give up a later
 * one.
 */
const nameOf = (mark: Buffer | 'unknown'): string => (mark === 'unknown' ? mark : keyName(mark));

/** Keys by their marks, with whether values without an ID are theirs. */
export const keysOf = (marks: readonly Buffer[], unlabelled: Buffer | null): KeyMarks => ({
  marks,
  hasUnlabelled: unlabelled !== null && marks.some((mark) => mark.equals(unlabelled)),
});

/** The name that SECRETS_KEY_LOST must give. */
export const namesOf = ({ missing }: FoundKeys): string => missing.map(nameOf).join(',');

interface Refusing extends SecretsKeyOptions {
  /** Whether there is a current key, though it isn't the right one. */
  hasKey: boolean;
}

/** One that came before, and something is sealed with. */
const oldOne = ({ missing: [first], mark }: FoundKeys): Buffer | undefined =>
  first === mark || !(first instanceof Buffer) ? undefined : first;

const whatIsWrong = async (
  queries: Queries,
  found: FoundKeys,
  { hasKey, given, folder }: Refusing,
): Promise<string> => {
  const old = oldOne(found);
  if (old) {
    const counts = await countOf(queries, keysOf([old], found.unlabelled));
    return `The key ${keyName(old)}, which came before the current one, is missing, and still needed: for ${spokenCounts(counts)}.`;
  }
  const file = secretsKeyFile(folder);
  if (!hasKey)
    return `The key that secrets in this database are sealed with is missing: SECRETS_KEY isn't set, and there is no ${file}.`;
  const from = given === undefined ? file : 'SECRETS_KEY';
  return `${from} contains a different key from the one that secrets in this database are sealed with.`;
};

const whatToDo = (found: FoundKeys, { hasKey, folder }: Refusing): string => {
  const lost = `If it is lost for good, start once with SECRETS_KEY_LOST=${namesOf(found)}: `;
  const oldFile = oldSecretsKeysFile(folder);
  if (oldOne(found))
    return (
      `Give it in SECRETS_KEY_OLD or in ${oldFile} until \`${program} secrets status\` says that nothing depends on it. ${lost}` +
      'what only that key opens is then removed, and two-factor authentication turned off for those whose secret it was.'
    );
  const next = hasKey ? `If yours is to take its place, give the former one in SECRETS_KEY_OLD or in ${oldFile}. ` : '';
  return (
    `Restore that key from your backup, in SECRETS_KEY or in ${secretsKeyFile(folder)}. ${next}${lost}` +
    'two-factor authentication is then turned off for everyone who uses it, and the numbers and photos of identity ' +
    'documents are removed.'
  );
};

/** Why a start without these keys is refused, and what to do. */
export const missingKeyRefusal = async (queries: Queries, found: FoundKeys, refusing: Refusing): Promise<string> =>
  `${await whatIsWrong(queries, found, refusing)} ${whatToDo(found, refusing)}`;
