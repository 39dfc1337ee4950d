/** Hashing that costs nothing, where a test is about something else. */
export const quickHashing = { memoryCost: 8, timeCost: 1, parallelism: 1 };
