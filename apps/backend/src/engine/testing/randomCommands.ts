import type { Command } from './commands';
import { createRandom } from './random';

/** The distribution of the commands of one seed. */
interface Manner {
  prices: number;
  /** How far beyond the middle of all prices both sides reach; 1 is all the way. */
  overlap: number;
  owners: number;
  lots: number;
  /** The share of commands that cancel, in the first and in the second half. */
  cancels: readonly [number, number];
}

/** Few prices, where orders meet all the time; the same with the largest lots; hundreds, where levels come and go. */
const manners: readonly [Manner, Manner, Manner] = [
  { prices: 11, overlap: 1, owners: 4, lots: 20, cancels: [0.25, 0.25] },
  { prices: 11, overlap: 1, owners: 4, lots: Number.MAX_SAFE_INTEGER, cancels: [0.15, 0.25] },
  { prices: 500, overlap: 0.1, owners: 50, lots: 20, cancels: [0.1, 0.7] },
];

export const randomCommands = (seed: number, count: number): Command[] => {
  const random = createRandom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const { prices, overlap, owners, lots, cancels } = manners[seed % manners.length] ?? manners[0];
  const reach = Math.ceil((prices / 2) * (1 + overlap));

  const place = (): Command => {
    const side = random() < 0.5 ? 'buy' : 'sell';
    const ticks = side === 'buy' ? 1 + below(reach) : prices - below(reach);
    return { do: 'place', owner: `trader ${below(owners)}`, side, ticks, lots: 1 + below(lots) };
  };
  const cancel = (): Command => ({ do: 'cancel', which: below(1_000_000) });

  return Array.from({ length: count }, (_, index) =>
    random() < cancels[index * 2 < count ? 0 : 1] ? cancel() : place(),
  );
};
