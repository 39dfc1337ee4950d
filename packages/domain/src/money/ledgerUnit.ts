/** The ledger's decimals, the same for every asset; a price times an amount never needs more. */
export const ledgerDecimals = 18;
