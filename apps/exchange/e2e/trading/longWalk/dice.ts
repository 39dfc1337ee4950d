/** The same throws for the same seed, so that a failed walk can be repeated. */
export const createDice = (seed: number) => {
  let state = seed;
  const below = (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  return {
    below,
    between: (least: number, most: number): number => least + below(most - least + 1),
    oneOf: <One>(all: readonly [One, ...One[]]): One => all[below(all.length)] ?? all[0],
  };
};

export type Dice = ReturnType<typeof createDice>;
