/** The cheapest hashing, for tests that aren't about passwords. */
export const quickHashing = { memoryCost: 8, timeCost: 1, parallelism: 1 };
