/** How many blocks have to lie on a deposit: until it is credited, and until it no longer holds back withdrawals. */
export const depositConfirmations = { toArrive: 1, toWithdraw: 3 } as const;

/** How many blocks back a chain is read again: what lies deeper is taken for settled. */
export const followedBlocks = 12;
