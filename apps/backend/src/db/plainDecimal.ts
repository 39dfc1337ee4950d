/** The database writes every decimal of its scale; on the wire a figure has no trailing zeros. */
export const plainDecimal = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
