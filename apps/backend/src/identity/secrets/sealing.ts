import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Begins what is sealed; what was sealed before keys had IDs begins with its nonce. */
export const label = Buffer.from('key1');
const idBytes = 8;
/** How many bytes tell what a value is sealed with. */
export const headerBytes = label.length + idBytes;

/** Stands before everything that is sealed with the key of this mark. */
export const headerOf = (mark: Buffer): Buffer => Buffer.concat([label, mark.subarray(0, idBytes)]);

const openKey = (key: Buffer) => {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = keyFor('seal');
  const digesting = keyFor('digest');
  const digest = (parts: readonly string[]): Buffer =>
    createHmac('sha256', digesting).update(JSON.stringify(parts)).digest();
  return {
    header: headerOf(digest(['secrets key'])),
    digest,
    close: (secret: string | Buffer, owner: string): Buffer => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealing, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(Buffer.from(secret)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (closed: Buffer, owner: string): Buffer => {
      const nonce = closed.subarray(0, nonceBytes);
      const tag = closed.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, sealing, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(closed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
};

type OpenKey = ReturnType<typeof openKey>;

const isSealedWith =
  (sealed: Buffer) =>
  ({ header }: OpenKey): boolean =>
    sealed.subarray(0, headerBytes).equals(header);

/** From before keys had IDs, so that any of them may be the one. */
const openUnlabelled = (keys: readonly OpenKey[], sealed: Buffer, owner: string): Buffer => {
  for (const key of keys)
    try {
      return key.open(sealed, owner);
    } catch {
      // Another key may open it.
    }
  throw new Error('No key at hand opens this secret.');
};

export type Seals = ReturnType<typeof createSeals>;

/**
 * Secrets that must be read back are sealed for their owner; those that are only compared are digested. Always with
 * the current key; old ones, newest first, open what isn't sealed with it yet.
 */
export const createSeals = (currentKey: Buffer, ...oldKeys: readonly Buffer[]) => {
  const current = openKey(currentKey);
  let old = oldKeys.map(openKey);

  const unsealBytes = (sealed: Buffer, owner: string): Buffer => {
    const keys = [current, ...old];
    const named = keys.find(isSealedWith(sealed));
    return named ? named.open(sealed.subarray(headerBytes), owner) : openUnlabelled(keys, sealed, owner);
  };

  return {
    /** Stands before everything that is sealed from now on. */
    header: current.header,
    seal: (secret: string | Buffer, owner: string): Buffer =>
      Buffer.concat([current.header, current.close(secret, owner)]),
    unseal: (sealed: Buffer, owner: string): string => unsealBytes(sealed, owner).toString(),
    unsealBytes,
    /** For codes so short that a plain hash could be brute-forced. */
    digest: (...parts: string[]): Buffer => current.digest(parts),
    /** The same with each old key, newest first: what was digested before the current one came. */
    oldDigests: (...parts: string[]): Buffer[] => old.map(({ digest }) => digest(parts)),
    /** Nothing depends on old keys any more, so nothing is opened or digested with them from now on. */
    forgetOldKeys: (): boolean => {
      const hadSome = old.length > 0;
      old = [];
      return hadSome;
    },
  };
};
