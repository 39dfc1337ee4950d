import type { Failure } from '@exchange/domain';
import type { WorkToProve } from './solveWork';

/** A few seconds of work; an exchange that wants more makes a client without a proof wait instead. */
const mostBits = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const workIn = (failure: Failure): WorkToProve | undefined => {
  const details = failure.code === 'refused' && isRecord(failure.details) ? failure.details : {};
  const { challenge, bits } = isRecord(details['proofOfWork']) ? details['proofOfWork'] : {};
  return typeof challenge === 'string' && typeof bits === 'number' && bits <= mostBits
    ? { challenge, bits }
    : undefined;
};

const solve = async (work: WorkToProve): Promise<string | undefined> => {
  try {
    const { solveWork } = await import('./solveWork');
    return await solveWork(work);
  } catch {
    // Without a proof the exchange only answers later.
    return undefined;
  }
};

/** Works on what a refused sign-in asks for while the trader types, for the next one to send. */
export const createProver = () => {
  let proof: Promise<string | undefined> | undefined;
  return {
    start: (failure: Failure): void => {
      const work = workIn(failure);
      proof = work && solve(work);
    },
    /** Each proof is good once. */
    take: async (): Promise<string | undefined> => {
      const taken = proof;
      proof = undefined;
      return taken;
    },
  };
};
