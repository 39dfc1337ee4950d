/** The confirmations a deposit needs until it is credited, and until it no longer holds back withdrawals. */
export const depositConfirmations = { toArrive: 1, toWithdraw: 3 } as const;

/** How many blocks back a chain is read again; deeper blocks count as settled. */
export const followedBlocks = 12;
