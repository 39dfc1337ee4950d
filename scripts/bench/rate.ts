interface Round {
  operations: number;
  tookMs: number;
}

/** Operations per second, over as many rounds as it takes to fill this time. */
export const rateOver = async (leastMs: number, round: () => Promise<Round>): Promise<number> => {
  let operations = 0;
  let tookMs = 0;
  while (tookMs < leastMs) {
    const one = await round();
    operations += one.operations;
    tookMs += one.tookMs;
  }
  return (operations / tookMs) * 1_000;
};
