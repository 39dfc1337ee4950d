import type { Alternate, Side } from './bench';
import type { Pair } from './statistics';

interface AlternateOptions {
  runs: number;
  hasWarmUp: boolean;
  signal: AbortSignal;
  onPair: (name: string, pair: Pair) => void;
}

/** Ours, peer, ours, peer, and so on, so that other load on the machine affects both alike. */
export const alternating = ({ runs, hasWarmUp, signal, onPair }: AlternateOptions): Alternate => {
  const measure = (side: Side): Promise<number> => {
    signal.throwIfAborted();
    return side();
  };
  return async (ours, peer) => {
    const pairOf = async (name: string): Promise<Pair> => {
      const pair = { ours: await measure(ours), peer: await measure(peer) };
      onPair(name, pair);
      return pair;
    };
    if (hasWarmUp) await pairOf('warm-up');
    const pairs: Pair[] = [];
    for (let run = 1; run <= runs; run += 1) pairs.push(await pairOf(`run ${run} of ${runs}`));
    return pairs;
  };
};
