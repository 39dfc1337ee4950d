/** An even spread over [0, 1) from two whole numbers: the same ones give the same figure on every machine. */
export const chance = (seed: number, at: number): number => {
  let mixed = Math.imul(seed ^ Math.floor(at / 0x1_0000_0000), 0x9e37_79b1) ^ (at | 0);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
};

const eased = (part: number): number => part * part * (3 - 2 * part);

/** A smooth wave in (-1, 1) that takes a new turn every period. */
export const wave = (seed: number, at: number, period: number): number => {
  const turn = Math.floor(at / period);
  const from = chance(seed, turn);
  const to = chance(seed, turn + 1);
  return (from + (to - from) * eased(at / period - turn)) * 2 - 1;
};
