import { createHash } from 'node:crypto';
import { leadingZeroBits } from '@exchange/domain';
import type { AccountCore } from '#identity/core';
import type { Place } from '#identity/stores/places';
import { isSameSecret } from '#runtime/isSameSecret';

const lifeMs = 10 * 60_000;

/** Failures up to this many cost nothing: everybody mistypes a password. */
const freeFailures = 2;

const fewestBits = 12;

/** About a second of work for a phone; more would keep people waiting who share an address with a stranger. */
const mostBits = 16;

/** How much work a try costs after so many failures; 0 is none. */
export const bitsAfter = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(mostBits, fewestBits + Math.floor(Math.log2(failures)));

export interface WorkToProve {
  challenge: string;
  bits: number;
}

/** Whom the work is for: proofs for one account, or of one network, are worth nothing for another. */
interface Worker {
  email: string;
  place: Pick<Place, 'network'>;
}

const signatureOf = ({ seals }: Pick<AccountCore, 'seals'>, terms: string, { email, place }: Worker): string =>
  seals.digest('proof of work', terms, email, place.network).toString('base64url');

/** Signed, so that it needn't be kept. */
export const workToProve = (core: AccountCore, worker: Worker, bits: number): WorkToProve => {
  const terms = `${String(core.clock().getTime() + lifeMs)}.${String(bits)}.${core.random.shortId()}`;
  return { challenge: `${terms}.${signatureOf(core, terms, worker)}`, bits };
};

/** Whether the proof is of a challenge of ours, for this worker, and was not used before. */
export const isProven = async (core: AccountCore, worker: Worker, proof: string | undefined): Promise<boolean> => {
  if (proof === undefined) return false;
  const [expiry, bits, id = '', signature = ''] = proof.split('.');
  if (!isSameSecret(signature, signatureOf(core, [expiry, bits, id].join('.'), worker))) return false;
  if (Number(expiry) <= core.clock().getTime()) return false;
  if (leadingZeroBits(createHash('sha256').update(proof).digest()) < Number(bits)) return false;
  return (await core.limits.take({ kind: 'proof', subject: id })).waitMs === undefined;
};
