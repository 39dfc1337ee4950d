import { createHash, hkdfSync } from 'node:crypto';

/** What the processes of one exchange have in common besides the database. */
export interface ClusterKeys {
  /** Signs what goes over the line. */
  line: Buffer;
  /** Sets this exchange apart from others in the same Redis. */
  prefix: string;
}

/** Derived, so that what they sign or name says nothing about what the key for secrets seals. */
export const clusterKeysOf = (secretsKey: Buffer): ClusterKeys => {
  const line = Buffer.from(hkdfSync('sha256', secretsKey, '', 'exchange line', 32));
  return { line, prefix: `exchange-${createHash('sha256').update(line).digest('hex').slice(0, 12)}` };
};
