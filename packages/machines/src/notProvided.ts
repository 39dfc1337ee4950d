/** Stands where the app hands in an effect: a machine that runs without it has a bug to report. */
export const notProvided = (effect: string): never => {
  throw new Error(`${effect} is not provided`);
};
