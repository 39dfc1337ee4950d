import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const flags = { present: 0x01, verified: 0x04, withKey: 0x40 } as const;

/** What an honest device and browser would say. Each can be told otherwise. */
export interface Circumstances {
  origin: string;
  rpId: string;
  isVerified: boolean;
  counter: number;
  userHandle: string;
  transport: string;
}

const honest: Circumstances = {
  origin: 'https://exchange.example',
  rpId: 'exchange.example',
  isVerified: true,
  counter: 1,
  userHandle: '',
  transport: 'internal',
};

const digest = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const text = (value: Buffer): string => value.toString('base64url');

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const authenticatorData = ({ rpId, isVerified, counter }: Circumstances, extra = Buffer.alloc(0)): Buffer => {
  const fixed = Buffer.alloc(5);
  fixed[0] = flags.present + (isVerified ? flags.verified : 0) + (extra.length > 0 ? flags.withKey : 0);
  fixed.writeUInt32BE(counter, 1);
  return Buffer.concat([digest(rpId), fixed, extra]);
};

/** An ES256 key as COSE has it. */
const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([head, xBytes, Buffer.from('225820', 'hex'), yBytes]);
};

const cborText = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

const withoutAttestation = (data: Buffer): Buffer => {
  const length = Buffer.alloc(3);
  length[0] = 0x59;
  length.writeUInt16BE(data.length, 1);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0]), cborText('authData')],
    length,
    data,
  ]);
};

/** A device with one key, which signs for real and says whatever a test has it say. */
export const createSoftwareKey = (idBytes = 32) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(idBytes);
  const shared = { id: text(credentialId), rawId: text(credentialId), type: 'public-key', clientExtensionResults: {} };

  return {
    id: shared.id,
    /** The answer to what asks for a new key. */
    create: (challenge: string, said: Partial<Circumstances> = {}): string => {
      const is = { ...honest, counter: 0, ...said };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const made = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      return JSON.stringify({
        ...shared,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, is.origin)),
          attestationObject: text(withoutAttestation(authenticatorData(is, made))),
          transports: [is.transport],
        },
      });
    },
    /** The answer to what asks for this key. */
    sign: (challenge: string, said: Partial<Circumstances> = {}): string => {
      const is = { ...honest, ...said };
      const data = authenticatorData(is);
      const client = clientData('webauthn.get', challenge, is.origin);
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), privateKey);
      return JSON.stringify({
        ...shared,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(is.userHandle !== '' && { userHandle: text(Buffer.from(is.userHandle)) }),
        },
      });
    },
  };
};

export type SoftwareKey = ReturnType<typeof createSoftwareKey>;
