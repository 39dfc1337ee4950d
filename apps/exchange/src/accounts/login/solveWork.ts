import { leadingZeroBits } from '@exchange/domain';

export interface WorkToProve {
  challenge: string;
  bits: number;
}

/** Together they take a few milliseconds, so the page stays responsive. */
const batch = 512;

const digestOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Looks for the number that proves the work. Browsers hash on secure pages only; elsewhere there is no proof. */
export const solveWork = async ({ challenge, bits }: WorkToProve): Promise<string | undefined> => {
  if (!('subtle' in crypto)) return undefined;
  for (let first = 0; ; first += batch) {
    const proofs = Array.from({ length: batch }, (_, index) => `${challenge}.${String(first + index)}`);
    const digests = await Promise.all(proofs.map(digestOf));
    const found = proofs[digests.findIndex((digest) => leadingZeroBits(digest) >= bits)];
    if (found !== undefined) return found;
  }
};
