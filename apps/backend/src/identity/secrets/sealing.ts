import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export type Seals = ReturnType<typeof createSeals>;

/** Secrets that must be read back are sealed for their owner; those that are only compared are digested. */
export const createSeals = (key: Buffer) => {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = keyFor('seal');
  const digesting = keyFor('digest');

  const unsealBytes = (sealed: Buffer, owner: string): Buffer => {
    const nonce = sealed.subarray(0, nonceBytes);
    const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, sealing, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  };

  return {
    seal: (secret: string | Buffer, owner: string): Buffer => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealing, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(Buffer.from(secret)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal: (sealed: Buffer, owner: string): string => unsealBytes(sealed, owner).toString(),
    unsealBytes,
    /** For codes so short that a plain hash could be brute-forced. */
    digest: (...parts: string[]): Buffer => createHmac('sha256', digesting).update(JSON.stringify(parts)).digest(),
  };
};
