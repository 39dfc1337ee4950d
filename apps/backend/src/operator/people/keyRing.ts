import { createHash, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSeals } from '../../identity/secrets/sealing';
import { keyPairOf, type KeyPair } from '../warrants/keys';

/** Where an operator's own private keys are: one file for each exchange and name. */
export interface KeyRing {
  /** Under whose names there are keys for this exchange. */
  names: (exchange: string) => string[];
  read: (exchange: string, name: string) => Promise<KeyPair | undefined>;
  /** Never takes the place of another key. Returns where it is. */
  add: (exchange: string, name: string, pair: KeyPair) => Promise<string>;
}

interface KeyFile {
  exchange: string;
  name: string;
  /** The public key. */
  key: string;
  /** The private key, in base64. */
  private?: string;
  /** The same, sealed by a passphrase. */
  sealed?: { salt: string; box: string };
}

interface KeyRingOptions {
  folder: string;
  /** Undefined where there is none. */
  passphrase: (question: string) => Promise<string | undefined>;
}

/** A key file or what it is read with is not as it should be; the message says what to do. */
export class KeyFileError extends Error {}

const owner = 'the private key of an operator';

const sealsOf = (passphrase: string, salt: Buffer) =>
  createSeals(scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }));

const sealed = (seed: Buffer, passphrase: string): KeyFile['sealed'] => {
  const salt = randomBytes(16);
  return { salt: salt.toString('base64'), box: sealsOf(passphrase, salt).seal(seed, owner).toString('base64') };
};

const isForOthers = (file: string): boolean => process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;

const readFile = (file: string): KeyFile => {
  if (isForOthers(file)) throw new KeyFileError(`Others on this computer can read ${file}. Type: chmod 600 ${file}`);
  return JSON.parse(readFileSync(file, 'utf8')) as KeyFile;
};

export const createKeyRing = ({ folder, passphrase }: KeyRingOptions): KeyRing => {
  /** Names may have any characters, and files may not. */
  const fileOf = (exchange: string, name: string): string =>
    join(folder, `${exchange}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}.json`);

  const seedOf = async (stored: KeyFile, file: string): Promise<Buffer> => {
    if (stored.sealed === undefined) return Buffer.from(stored.private ?? '', 'base64');
    const typed = await passphrase(`Passphrase of ${stored.name}'s key: `);
    if (typed === undefined) throw new KeyFileError(`${file} has a passphrase. Type it, or set OPERATOR_PASSPHRASE.`);
    try {
      const { salt, box } = stored.sealed;
      return sealsOf(typed, Buffer.from(salt, 'base64')).unsealBytes(Buffer.from(box, 'base64'), owner);
    } catch {
      throw new KeyFileError("This is not the key's passphrase.");
    }
  };

  return {
    names: (exchange) =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => file.startsWith(`${exchange}-`) && file.endsWith('.json'))
            .map((file) => readFile(join(folder, file)).name)
        : [],
    read: async (exchange, name) => {
      const file = fileOf(exchange, name);
      return existsSync(file) ? keyPairOf(await seedOf(readFile(file), file)) : undefined;
    },
    add: async (exchange, name, { key, seed }) => {
      const file = fileOf(exchange, name);
      if (existsSync(file)) throw new KeyFileError(`There is a key of ${name} in ${file}. Move it away first.`);
      const typed = await passphrase('Passphrase for the new key, or nothing for none: ');
      const secret =
        typed === undefined || typed === '' ? { private: seed.toString('base64') } : { sealed: sealed(seed, typed) };
      const content: KeyFile = { exchange, name, key, ...secret };
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 });
      return file;
    },
  };
};
