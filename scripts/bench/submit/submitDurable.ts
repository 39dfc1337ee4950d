import type { Bench, Side } from '../bench';
import { sameEachTime } from '../sameEachTime';
import type { Worker } from '../worker';
import { startTask, withFilledDatabase } from './filledDatabase';

interface Figures {
  commands: number;
  tookMs: number;
  /** A digest of everything in the database afterwards. */
  digest: string;
}

const rateOf =
  (worker: Worker<Figures>, expectSame: (digest: string) => void): Side =>
  async () => {
    const { commands, tookMs, digest } = await worker.ask();
    expectSame(digest);
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
      const [ours, peer] = [startTask<Figures>('ours', connectionString), startTask<Figures>('peer', connectionString)];
      const expectSame = sameEachTime('The two sides wrote different rows.');
      try {
        return await alternate(rateOf(ours, expectSame), rateOf(peer, expectSame));
      } finally {
        await Promise.all([ours.end(), peer.end()]);
      }
    }),
};
