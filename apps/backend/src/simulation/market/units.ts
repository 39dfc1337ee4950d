/** Whole units of the last decimal as text: 1250 of four decimals is `0.1250`. */
export const unitsText = (units: number, decimals: number): string => {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
