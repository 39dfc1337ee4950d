import type { Bench, Side } from '../bench';
import { startWorker, withFilledDatabase, type Worker } from './worker';

interface Figures {
  commands: number;
  tookMs: number;
  /** A digest of everything in the database afterwards. */
  digest: string;
}

/** Checks that both sides leave the same rows. */
const createWitness = () => {
  let first: string | undefined;
  return (digest: string): void => {
    first ??= digest;
    if (digest !== first) throw new Error('The two sides wrote different rows.');
  };
};

const rateOf =
  (worker: Worker, witness: (digest: string) => void): Side =>
  async () => {
    const { commands, tookMs, digest } = await worker.ask<Figures>();
    witness(digest);
    return (commands / tookMs) * 1_000;
  };

export const submitDurable: Bench = {
  name: 'submit-durable',
  compares:
    'Orders placed and cancelled (55% rest, 15% cross, 30% are cancelled; 200 traders, 4 pairs, 2,000 commands in flight), acknowledged once durable, against the same rows written without a sequencer: each command in a transaction of its own, over 16 connections; `fsync` is on, and both leave the same database behind',
  unit: 'operations/s',
  aim: { is: 'at least', ratio: 5 },
  measure: (alternate) =>
    withFilledDatabase(async (connectionString) => {
      const [ours, peer] = [startWorker('ours', connectionString), startWorker('peer', connectionString)];
      const witness = createWitness();
      try {
        return await alternate(rateOf(ours, witness), rateOf(peer, witness));
      } finally {
        await Promise.all([ours.end(), peer.end()]);
      }
    }),
};
