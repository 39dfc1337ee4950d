/** The default for an effect that the app passes in: if a machine runs without it, that is a bug. */
export const notProvided = (effect: string): never => {
  throw new Error(`${effect} is not provided`);
};
