import type { AccountCore } from '../../identity/core';

/** The exchange's core with fixed random values: the pact's tokens, in the order they are drawn. */
export const drawing = (accounts: AccountCore, tokens: readonly string[], mailedCode = ''): AccountCore => {
  const left = [...tokens];
  const draw = (): string => {
    const next = left.shift();
    if (next === undefined) throw new Error('More tokens were drawn than the state names.');
    return next;
  };
  return { ...accounts, random: { ...accounts.random, token: draw, mailCode: () => mailedCode } };
};
