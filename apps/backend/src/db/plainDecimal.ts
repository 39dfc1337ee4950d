/** The database pads decimals to their scale; answers have no trailing zeros. */
export const plainDecimal = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
