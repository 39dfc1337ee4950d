/** Decimals the ledger keeps, for every asset alike; a price times an amount never needs more. */
export const ledgerDecimals = 18;
