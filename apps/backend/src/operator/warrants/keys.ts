import {
  createHash,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign as signWith,
  verify,
  type KeyObject,
} from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key where it is written down in full. */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const keyBytes = 32;

const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });

export interface KeyPair {
  /** The public key. */
  key: string;
  /** The private key. */
  seed: Buffer;
  sign: (bytes: Buffer) => string;
}

export const keyPairOf = (seed: Buffer): KeyPair => {
  const own = privateKeyOf(seed);
  const key = createPublicKey(own).export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length);
  return { key: key.toString('base64url'), seed, sign: (bytes) => signWith(null, bytes, own).toString('base64') };
};

export const newKeyPair = (): KeyPair => keyPairOf(randomBytes(keyBytes));

/** Keys of an invitation, and the code that is typed for them: a word that began with a dash would be read as an option. */
export const newInvitation = (draw: () => KeyPair = newKeyPair): { key: string; code: string } => {
  const { key, seed } = draw();
  const code = seed.toString('base64url');
  return code.startsWith('-') ? newInvitation(draw) : { key, code };
};

export const isKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text) && Buffer.from(text, 'base64url').length === keyBytes;

export const isSignedBy = (key: string, bytes: Buffer, signature: unknown): boolean => {
  if (!isKey(key) || typeof signature !== 'string') return false;
  const raw = Buffer.concat([publicPrefix, Buffer.from(key, 'base64url')]);
  try {
    return verify(
      null,
      bytes,
      createPublicKey({ key: raw, format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64'),
    );
  } catch {
    return false;
  }
};

/** Short enough to be read out on the telephone. */
export const fingerprint = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

/** Everybody has this key, so it is worth something only where money is play money. */
export const demoKey = keyPairOf(createHash('sha256').update('the owner of a demo').digest());
