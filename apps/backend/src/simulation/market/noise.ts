/** A uniform figure in [0, 1) from two whole numbers, the same on every machine. */
export const chance = (seed: number, at: number): number => {
  let mixed = Math.imul(seed ^ Math.floor(at / 0x1_0000_0000), 0x9e37_79b1) ^ (at | 0);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
};

const eased = (part: number): number => part * part * (3 - 2 * part);

/** A smooth wave in (-1, 1) that changes direction every period. It caches the last turn: time mostly moves on. */
export const createWave = (seed: number, period: number): ((at: number) => number) => {
  let turn = Number.NaN;
  let from = 0;
  let rise = 0;
  return (at) => {
    const current = Math.floor(at / period);
    if (current !== turn) {
      turn = current;
      from = chance(seed, turn) * 2 - 1;
      rise = chance(seed, turn + 1) * 2 - 1 - from;
    }
    return from + rise * eased(at / period - turn);
  };
};
